import { requireText } from '../require-argument.ts';
import { decodePunycode } from './decode-punycode.ts';

/** The limit in characters and in UTF-8 bytes (S5-email-02, -03). */
const maxLength = 320;

/** Combining marks and joiners, which scripts such as Hindi's need, may follow their character. */
const atom = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-][\p{L}\p{N}\p{M}\p{Join_Control}!#$%&'*+/=?^_`{|}~-]*$/u;
const quotedLocal = /^"(?:[^"\\\p{Cc}\p{Cs}]|\\[^\p{Cc}\p{Cs}])*"$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Join_Control}-]*[\p{L}\p{N}\p{M}])?$/u;
const octet = /^(?:0|[1-9]\d{0,2})$/;
const hextet = /^[0-9a-f]{1,4}$/i;

/** A UTF-16 unit takes a byte, and one more from each of two code points on: a surrogate pair takes four. */
const bytesInUtf8 = (text: string): number => {
  let bytes = text.length;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += Number(codePoint >= 0x80) + Number(codePoint >= 0x800);
  }
  return bytes;
};

const isLocalPart = (local: string): boolean =>
  local.length < 65 && (local.split('.').every((part) => atom.test(part)) || quotedLocal.test(local));

const isHostname = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => part.length < 64 && label.test(part));
};

const isIpv4 = (text: string): boolean => {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((part) => octet.test(part) && Number(part) < 256);
};

/** Replaces an embedded IPv4 address at the end of an IPv6 address by two zero groups; other texts stay. */
const withoutIpv4 = (text: string): string => {
  const last = text.lastIndexOf(':') + 1;
  return isIpv4(text.slice(last)) ? `${text.slice(0, last)}0:0` : text;
};

const isIpv6 = (literal: string): boolean => {
  const sides = withoutIpv4(literal).split('::');
  const hextets = sides.flatMap((side) => (side === '' ? [] : side.split(':')));
  const isWhole = sides.length === 1 ? hextets.length === 8 : sides.length === 2 && hextets.length < 8;
  return isWhole && hextets.every((part) => hextet.test(part));
};

const isIpLiteral = (domain: string): boolean => {
  if (!domain.startsWith('[') || !domain.endsWith(']')) return false;
  const literal = domain.slice(1, -1);
  return literal.toLowerCase().startsWith('ipv6:') ? isIpv6(literal.slice(5)) : isIpv4(literal);
};

/**
 * Whether a text is an e-mail address (S5-email): a local part of dotted atoms or in quotes, and a domain with at least
 * one dot or an IP literal, in any script. Runs in linear time without backtracking; too long texts are rejected at
 * once.
 */
export const isEmail = (text: string): boolean => {
  if (typeof text !== 'string' || text.length > maxLength || bytesInUtf8(text) > maxLength) return false;
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  const domain = text.slice(at + 1);
  return isLocalPart(text.slice(0, at)) && (isHostname(domain) || isIpLiteral(domain));
};

const normalDomain = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * A label of a domain in Unicode: `xn--bcher-kva`, as the domain name system writes it, is `bücher`. A label that decodes
 * to another form than the normal one names no domain and stays.
 */
const unicodeLabel = (text: string): string => {
  if (!text.startsWith('xn--') || text.length > 63) return text;
  const decoded = decodePunycode(text.slice(4));
  if (decoded === undefined) return text;
  const isNormal = decoded === normalDomain(decoded) && bytesInUtf8(decoded) > decoded.length && label.test(decoded);
  return isNormal ? decoded : text;
};

/**
 * The normal form of an e-mail address, so that addresses of one mailbox are equal texts: Unicode's composed form, and a
 * domain in lower case and in Unicode, without full-width letters. The local part keeps its case, which only its mail
 * server can read.
 */
export const normalEmail = (text: string): string => {
  requireText(text, 'text');
  const at = text.lastIndexOf('@') + 1;
  const domain = normalDomain(text.slice(at)).split('.').map(unicodeLabel).join('.');
  const normal = (text.slice(0, at) + domain).normalize('NFC');
  return isEmail(normal) ? normal : text.normalize('NFC');
};
