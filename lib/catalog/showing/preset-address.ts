import 'server-only'
import { findPreset } from '../catalog'

/** Addresses of a preset: its page, and its picture. */
const ADDRESS = /^\/presets\/([^/]+)(?:\/kurve\.png)?$/

/**
 * Whether an address names a preset that is not on sale. Nothing is rendered or cached for those: anyone can
 * make up any number of them.
 * @param path as sent by the visitor's browser
 */
export function namesNoPreset(path: string): boolean {
  const slug = ADDRESS.exec(path)?.[1]
  return slug !== undefined && findPreset(slug)?.active !== true
}
