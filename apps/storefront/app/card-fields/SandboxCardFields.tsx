import { CardFrame } from '@ironcart/react-ui';
import { useImperativeHandle } from 'react';
import { useSandboxCard } from '../adapters/use-sandbox-card.ts';
import type { CardFields } from './card-fields.ts';

/** The sandbox's card fields. */
export const SandboxCardFields: CardFields = ({ ref, onToken, onRefused }) => {
  const { frame, requestToken } = useSandboxCard({ onToken, onRefused });
  useImperativeHandle(ref, () => ({ requestToken }));
  return <CardFrame {...frame} />;
};
