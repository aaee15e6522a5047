import { SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import type { Draft } from '@/lib/catalog/schema'

type SpatialLayer = Draft['spatial']

interface PresetFieldTexts {
  name: string
  game: string
  aliases: string
  aliasesHint: string
  tagline: string
  taglineHint: string
  description: string
  descriptionHint: string
  headset: string
  headsetHint: string
  spatial: string
  layers: { value: SpatialLayer; text: string }[]
}

interface PresetFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** Sentences by field name. */
  errors: Record<string, string>
  texts: PresetFieldTexts
}

export function PresetFields({ draft, change, errors, texts }: PresetFieldsProps) {
  /** A single-line field of the draft. */
  const field = (name: 'name' | 'game' | 'tagline' | 'headset' | 'description') => ({
    id: `preset-${name}`,
    name,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
    autoComplete: 'off',
    label: texts[name],
    error: errors[name],
  })
  return (
    <div className="grid max-w-3xl gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('name')} maxLength={40} />
        <TextField {...field('game')} maxLength={60} />
      </div>
      <TextField
        id="preset-aliases"
        name="aliases"
        value={draft.aliases.join(',')}
        onChange={({ currentTarget: { value } }) => change({ aliases: value === '' ? [] : value.split(',') })}
        autoComplete="off"
        label={texts.aliases}
        hint={texts.aliasesHint}
        error={errors.aliases}
      />
      <TextField {...field('tagline')} maxLength={120} hint={texts.taglineHint} />
      <TextAreaField {...field('description')} maxLength={900} rows={6} hint={texts.descriptionHint} />
      <TextField {...field('headset')} maxLength={200} hint={texts.headsetHint} />
      <SelectField
        id="preset-spatial"
        name="spatial"
        value={draft.spatial}
        onChange={({ currentTarget: { value } }) => {
          const layer = texts.layers.find((each) => each.value === value)
          if (layer) change({ spatial: layer.value })
        }}
        label={texts.spatial}
        error={errors.spatial}
      >
        {texts.layers.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The shop's sentences by field; for a list, only the first. */
export function draftErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, sentence] of Object.entries(fields)) {
    const [, name] = /^draft\.(\w+)/.exec(path) ?? []
    if (name !== undefined) errors[name] ??= sentence
  }
  return errors
}
