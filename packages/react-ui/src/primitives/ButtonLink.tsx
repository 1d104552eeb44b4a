import { type LinkProps, useUi } from '../theme/UiProvider.tsx';
import { ButtonContent, type ButtonLook, buttonClass } from './Button.tsx';
import { classNames } from './class-names.ts';

export type ButtonLinkProps = LinkProps & ButtonLook;

/** A link that looks like a button; use it for navigation only. */
export const ButtonLink = ({ variant, size, isWide, icon, children, className, ...rest }: ButtonLinkProps) => {
  const { Link } = useUi();
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
};
