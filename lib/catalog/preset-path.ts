/** Free of zod: pages in the browser load it. */
export interface Addressed {
  id: string
  slug?: string | undefined
}

export function slugIn({ id, slug = id }: Addressed): string {
  return slug
}

/** Its id leads there, too, as does every address that it has had. */
export function presetPath(preset: Addressed): `/presets/${string}` {
  return `/presets/${slugIn(preset)}`
}

export function picturePath(preset: Addressed & { seo?: { picture?: { hash: string } } }): string {
  const own = preset.seo?.picture
  // Social networks fetch a picture only once, so a new picture needs a new address.
  return own
    ? `${presetPath(preset)}/bild.jpg?bild=${own.hash.slice(0, 8)}`
    : `${presetPath(preset)}/kurve.png`
}
