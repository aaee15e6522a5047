/**
 * Maximum length of custom titles and descriptions for search engines and sharing, in characters. Search engines truncate by
 * width and publish no limit (Google Search Central, on title links and on snippets), so shorter texts may still be cut.
 */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** Preset data for a page's metadata. Free of zod: the desk loads it in the browser. */
interface Told {
  name: string
  game: string
  tagline: string
  seo?: { title?: string; description?: string }
}

/** The title, without the shop's name, and the description that search engines and shared links show. */
export function presetMeta({ name, game, tagline, seo = {} }: Told) {
  return { title: seo.title ?? `${name} (${game})`, description: seo.description ?? tagline }
}
