import { describe, expect, it } from 'vitest';
import { agentSettingsOf } from './agent-settings.ts';
import { readConfiguration } from './configuration.ts';

const settingsWith = (environment: Readonly<Record<string, string>>) =>
  agentSettingsOf(readConfiguration('/nowhere', environment));

describe('agent settings', () => {
  it('by default accept every platform, and fetch nothing from this machine', () => {
    expect(settingsWith({})).toMatchObject({ isOn: true, platforms: undefined, allowsLoopback: false });
    expect(settingsWith({ IRONCART_AGENTS: 'off' }).isOn).toBe(false);
  });

  it('name platforms by their origins', () => {
    const { platforms } = settingsWith({ IRONCART_AGENT_PLATFORMS: 'https://agent.example https://other.example/' });
    expect(platforms).toEqual(['https://agent.example', 'https://other.example']);
    expect(() => settingsWith({ IRONCART_AGENT_PLATFORMS: 'https://agent.example/profile' })).toThrow('agentPlatforms');
  });

  it('name agents of the Agentic Commerce Protocol by their keys', () => {
    const key = 'a'.repeat(32);
    expect(settingsWith({ IRONCART_ACP_KEYS: `openai=${key} other=${key}b` }).acpKeys).toEqual({
      openai: key,
      other: `${key}b`,
    });
    expect(() => settingsWith({ IRONCART_ACP_KEYS: 'openai=short' })).toThrow('acpKeys');
    expect(() => settingsWith({ IRONCART_ACP_KEYS: key })).toThrow('acpKeys');
  });

  it('permit fetching profiles from this machine in development, but not in a store with live payments', () => {
    const loopback = { IRONCART_AGENT_LOOPBACK: 'on', IRONCART_PAYPAL_CLIENT_ID: 'id' };
    expect(settingsWith(loopback).allowsLoopback).toBe(true);
    expect(() => settingsWith({ ...loopback, IRONCART_PAYPAL_ENVIRONMENT: 'live' })).toThrow('agentLoopback');
  });
});
