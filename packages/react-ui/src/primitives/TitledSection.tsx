import { type ReactNode, useId } from 'react';

export interface TitledSectionProps {
  readonly title: ReactNode;
  /** The element's id, for links. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly titleClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A section labelled by its heading. The heading has a generated id, so that a view can be on a page twice. */
export const TitledSection = ({ title, id, className, titleClassName, children }: TitledSectionProps) => {
  const titleId = useId();
  return (
    <section id={id} className={className} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleClassName}>
        {title}
      </h2>
      {children}
    </section>
  );
};
