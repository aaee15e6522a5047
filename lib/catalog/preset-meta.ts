/**
 * Longest own title and description for search engines and sharing, in characters. Search engines cut by width and name
 * no number (Google Search Central, on title links and on snippets), so these are room enough rather than a promise.
 */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** What a preset's page tells of itself. Free of zod: the desk loads it in the browser. */
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
