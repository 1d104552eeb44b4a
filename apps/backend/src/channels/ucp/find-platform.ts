import { platformUrlOf } from './platform-connection.ts';
import type { PlatformProfile } from './platform-profile.ts';
import { ucpVersion } from './protocol.ts';
import { isTransportError, type TransportError, transportError } from './transport-error.ts';
import type { UcpContext } from './ucp-context.ts';

/** A platform that the store accepts. */
export interface KnownPlatform {
  /** The URL of its profile. */
  readonly url: URL;
  readonly profile: PlatformProfile;
}

/** Finds the platform for a profile's URL, unless the merchant accepts only other platforms. */
export const findPlatform = async (
  { settings, countAttempt, profiles }: Pick<UcpContext, 'settings' | 'countAttempt' | 'profiles'>,
  named: string | undefined,
  remoteAddress: string,
): Promise<KnownPlatform | TransportError> => {
  const options = { allowsLoopback: settings.allowsLoopback ?? false };
  const url = named === undefined ? undefined : platformUrlOf(named, options);
  if (!url) return transportError('invalid_profile_url', 'UCP-Agent has to name the https address of a profile');
  const { platforms } = settings;
  if (platforms && !platforms.includes(url.origin)) {
    return transportError('profile_not_trusted', 'The store does not serve this platform');
  }
  const profile = await profiles.of(url, async () => {
    const seconds = await countAttempt('agentDiscovery', { remoteAddress });
    return seconds === undefined ? undefined : transportError('too_many_requests', 'Too many new platforms', seconds);
  });
  if (isTransportError(profile)) return profile;
  return profile.version === ucpVersion
    ? { url, profile }
    : transportError('version_unsupported', `The store speaks version ${ucpVersion}, not ${profile.version}`);
};
