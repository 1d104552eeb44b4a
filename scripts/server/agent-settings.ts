import type { AgentSettings } from '@ironcart/backend';
import type { Configuration } from './configuration.ts';
import { isLive } from './demo-mode.ts';
import { settingName } from './setting-variables.ts';

/**
 * Reads which agents may use the store.
 * @throws Error with one sentence if the store takes real money and would fetch profiles from this machine
 */
export const agentSettingsOf = (configuration: Configuration): AgentSettings => {
  const { agents, agentPlatforms, agentLoopback, acpKeys, siteUrls } = configuration;
  if (agentLoopback === 'on' && isLive(configuration)) {
    throw new Error(
      `The setting ${settingName('agentLoopback')} is for development: with a live payment account the store fetches no profiles from this machine. Leave it out. See docs/channels.md.`,
    );
  }
  const allowsLoopback = agentLoopback === 'on';
  return { isOn: agents === 'on', platforms: agentPlatforms, acpKeys, allowsLoopback, siteUrls };
};
