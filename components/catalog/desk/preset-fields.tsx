import { SelectField, TextAreaField, TextField, CheckboxField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { platforms, platformsOf } from '@/lib/catalog/platforms'
import type { Draft } from '@/lib/catalog/schema'

const layers = [
  'none',
  'windows-sonic',
  'dolby-atmos',
  'dts-headphone-x',
  'in-game-hrtf',
] as const satisfies Draft['spatial'][]

interface PresetFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** Sentences by field name. */
  errors: Record<string, string>
}

export function PresetFields({ draft, change, errors }: PresetFieldsProps) {
  const t = useTranslations('admin.presets.fields')
  const layerOf = useTranslations('catalog.spatial')
  const field = (name: 'name' | 'game' | 'tagline' | 'headset' | 'description') => ({
    id: `preset-${name}`,
    name,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
    autoComplete: 'off',
    label: t(name),
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
        label={t('aliases')}
        hint={t('aliasesHint')}
        error={errors.aliases}
      />
      <TextField {...field('tagline')} maxLength={120} hint={t('taglineHint')} />
      <TextAreaField {...field('description')} maxLength={900} rows={6} hint={t('descriptionHint')} />
      <TextField {...field('headset')} maxLength={200} hint={t('headsetHint')} />
      <SelectField
        id="preset-spatial"
        name="spatial"
        value={draft.spatial}
        onChange={({ currentTarget: { value } }) => {
          const spatial = layers.find((layer) => layer === value)
          if (spatial) change({ spatial })
        }}
        label={t('spatial')}
        error={errors.spatial}
      >
        {layers.map((layer) => (
          <option key={layer} value={layer}>
            {layerOf(layer)}
          </option>
        ))}
      </SelectField>
      <PlatformFields draft={draft} change={change} error={errors.platforms} />
    </div>
  )
}

/** For a list, only the first. */
export function draftErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, sentence] of Object.entries(fields)) {
    const [, name] = /^draft\.(\w+)/.exec(path) ?? []
    if (name !== undefined) errors[name] ??= sentence
  }
  return errors
}

interface PlatformFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  error: string | undefined
}

function PlatformFields({ draft, change, error }: PlatformFieldsProps) {
  const t = useTranslations('admin.presets.fields')
  const nameOf = useTranslations('catalog.platforms')
  const chosen = platformsOf(draft)
  return (
    <fieldset aria-describedby={error ? 'platforms-error' : undefined} className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('platforms')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {platforms.map((platform) => (
          <CheckboxField
            key={platform}
            id={`preset-platform-${platform}`}
            checked={chosen.includes(platform)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                platforms: platforms.filter((one) => (one === platform ? checked : chosen.includes(one))),
              })
            }
            label={nameOf(platform)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id="platforms-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
