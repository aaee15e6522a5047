import { draftSchema, type Draft, type Preset } from '../schema'
import type { StoredPreset } from '../stored-preset'

/** What a preset would be published as: what is being worked on, or else what is published. */
export function draftOf({ draft, published }: StoredPreset): Draft {
  if (draft) return draft
  if (!published) throw new Error('a preset with nothing in it')
  return contentOf(published)
}

/** What a published preset says and sounds like. */
export function contentOf({
  name,
  game,
  aliases,
  tagline,
  description,
  filters,
  spatial,
  headset,
}: Preset): Draft {
  return { name, game, aliases, tagline, description, filters, spatial, headset }
}

/** Whether a draft says and sounds like what is published. */
export function isPublishedAs(draft: Draft, published: Preset): boolean {
  // Parsed, both have their fields in the same order.
  const [one, other] = [draft, contentOf(published)].map((each) => JSON.stringify(draftSchema.parse(each)))
  return one === other
}
