import { latePart, TurnIt as TurnButton, type TurnItProps } from '@ironcart/react-ui';

/** Three.js comes with it: only when somebody wants to turn something. */
const TurnView = latePart(async () => (await import('@ironcart/react-ui/turn-view')).default);

/** The button that brings a product's 3-D view. */
export const TurnIt = (props: Omit<TurnItProps, 'View'>) => <TurnButton {...props} View={TurnView} />;
