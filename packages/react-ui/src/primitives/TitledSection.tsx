import { type ReactNode, useId } from 'react';

export interface TitledSectionProps {
  readonly title: ReactNode;
  /** For links to it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly titleClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A section that its heading names. The heading's id is its own, so that a view can be on a page twice. */
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
