import { useUi } from '../theme/UiProvider.tsx';
import styles from './Icon.module.css';

/** The symbols of `icons/icons.svg`. */
export type IconName =
  | 'account'
  | 'alert'
  | 'arrow'
  | 'card'
  | 'cart'
  | 'chat'
  | 'check'
  | 'chevron'
  | 'close'
  | 'info'
  | 'lock'
  | 'menu'
  | 'minus'
  | 'plus'
  | 'search'
  | 'trash'
  | 'truck';

export interface IconProps {
  readonly name: IconName;
  /** Size in pixels. Default: 20. */
  readonly size?: number | undefined;
}

/** An icon from the sprite (S7-integ-01); decorative only, so a text must state its meaning. */
export const Icon = ({ name, size = 20 }: IconProps) => {
  const { iconsUrl } = useUi();
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
};
