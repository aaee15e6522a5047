/** Characters. Search engines cut by width and publish no limit (Google Search Central, title links and snippets). */
export const SEO_LENGTHS = { title: 60, description: 160 } as const

/** Free of zod: the desk loads it in the browser. */
interface Told {
  name: string
  game: string
  tagline: string
  seo?: { title?: string; description?: string }
}

export function presetMeta({ name, game, tagline, seo = {} }: Told) {
  return { title: seo.title ?? `${name} (${game})`, description: seo.description ?? tagline }
}
