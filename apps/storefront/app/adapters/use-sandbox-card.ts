import { readProviderMessage, tokenizeCommand } from '@ironcart/core/sandbox';
import type { CardFrameProps } from '@ironcart/react-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const requestId = 'card';

export interface SandboxCard {
  readonly frame: Pick<CardFrameProps, 'ref' | 'src' | 'state' | 'height' | 'error'>;
  /** Asks the frame for a token; the frame shows what is missing. */
  readonly requestToken: () => void;
}

export interface SandboxCardEvents {
  /** A single-use token of the typed card. */
  readonly onToken: (token: string) => void;
  /** The frame gave no token, and shows why. */
  readonly onRefused?: () => void;
}

/** The sandbox's card fields outside checkout: in a form that submits their token. */
export const useSandboxCard = ({ onToken, onRefused }: SandboxCardEvents): SandboxCard => {
  const ref = useRef<HTMLIFrameElement>(null);
  // The frame loads once the listener is added: in a server-rendered page, the frame could be ready before the script.
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<CardFrameProps['state']>('loading');
  const [height, setHeight] = useState<number>();
  const [error, setError] = useState<string>();

  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readProviderMessage(event, window.location.origin);
    if (message === undefined || event.source !== ref.current?.contentWindow) return;
    if (message.event === 'ready') setState('ready');
    if (message.event === 'height') setHeight(message.height);
    if (message.event === 'error') {
      setState('ready');
      setError(message.message);
      onRefused?.();
    }
    if (message.event === 'token') {
      setState('ready');
      onToken(message.token);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    setSrc('/sandbox-pay/card-form');
    return () => window.removeEventListener('message', listen);
  }, []);

  const requestToken = () => {
    setError(undefined);
    setState('busy');
    ref.current?.contentWindow?.postMessage(tokenizeCommand(requestId), window.location.origin);
  };
  return { frame: { ref, src, state, height, error }, requestToken };
};
