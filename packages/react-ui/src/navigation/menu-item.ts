export interface MenuItem {
  readonly label: string;
  readonly href: string;
  readonly children?: readonly MenuItem[] | undefined;
}
