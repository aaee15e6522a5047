import 'server-only'
import { findPreset } from '../catalog'

/** The addresses of a preset: its page, and its picture. */
const ADDRESS = /^\/presets\/([^/]+)(?:\/kurve\.png)?$/

/**
 * Whether an address is that of a preset that cannot be bought. There is nothing to be made for it then, and nothing to be
 * kept: anybody can think of such addresses, as many as they like.
 * @param path as the visitor's browser sends it
 */
export function namesNoPreset(path: string): boolean {
  const slug = ADDRESS.exec(path)?.[1]
  return slug !== undefined && findPreset(slug)?.active !== true
}
