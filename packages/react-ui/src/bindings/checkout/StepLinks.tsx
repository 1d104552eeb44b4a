import type { CheckoutActor } from '@ironcart/checkout-machines';
import { checkoutStepAt } from '@ironcart/core/checkout';
import { type ComponentType, type MouseEvent, type ReactNode, useMemo } from 'react';
import { type LinkProps, UiProvider, useUi } from '../../theme/UiProvider.tsx';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export interface StepLinksProps {
  readonly actor: CheckoutActor;
  readonly children: ReactNode;
}

/** Makes links to the paths of checkout's steps send the actor there, for an application without routes of these paths. */
export const StepLinks = ({ actor, children }: StepLinksProps) => {
  const { Link } = useUi();
  const StepLink = useMemo<ComponentType<LinkProps>>(
    () =>
      ({ onClick, ...props }) => {
        const step = checkoutStepAt(props.href);
        const goToStep = (event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event);
          if (step === undefined || event.defaultPrevented || !isPlainClick(event)) return;
          event.preventDefault();
          actor.send({ type: 'step.goTo', step });
        };
        return <Link {...props} onClick={goToStep} />;
      },
    [Link, actor],
  );
  return <UiProvider Link={StepLink}>{children}</UiProvider>;
};
