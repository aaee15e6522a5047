/** A preset's own address, once it has one beside its id. Free of zod: pages in the browser load it. */
export interface Addressed {
  id: string
  slug?: string | undefined
}

/** The last part of a preset's address. */
export function slugIn({ id, slug = id }: Addressed): string {
  return slug
}

/** The address of a preset's page. Its id leads there, too, as does every address that it has had. */
export function presetPath(preset: Addressed): `/presets/${string}` {
  return `/presets/${slugIn(preset)}`
}
