'use client'

import { useState, type ChangeEvent } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import { CheckboxField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { formatCents, parseEuros } from '@/lib/core/money'
import { BundlePresets } from './bundle-presets'

interface BundleFormProps {
  /** The bundle as seen; null for a new one. The price is in cents. */
  bundle: {
    id: string
    revision: number
    name: string
    tagline: string
    presetIds: readonly string[]
    price: number
    active: boolean
  } | null
  presets: readonly BundlePreset[]
  lengths: Record<'name' | 'tagline', number>
  title: string
}

interface Said {
  presetIds: readonly string[]
  price: number | null
}

export function BundleForm({ bundle, presets, lengths, title }: BundleFormProps) {
  const t = useTranslations('admin.bundles.form')
  const seen: Said = { presetIds: bundle?.presetIds ?? [], price: bundle?.price ?? null }
  const [said, setSaid] = useState(seen)
  const listen = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) setSaid(saidIn(new FormData(form)))
  }
  return (
    <DeskForm
      {...(bundle ? changing(bundle.id) : adding)}
      title={title}
      prefix="bundle"
      bodyOf={(form) => bodyOf(form, bundle?.revision)}
      onDone={() => setSaid(seen)}
    >
      <TextField name="name" defaultValue={bundle?.name} maxLength={lengths.name} label={t('name')} />
      <TextField
        name="tagline"
        defaultValue={bundle?.tagline}
        maxLength={lengths.tagline}
        label={t('tagline')}
        hint={t('taglineHint')}
      />
      <BundlePresets words="admin.bundles.form" presets={presets} chosen={seen.presetIds} onChange={listen} />
      <TextField
        name="price"
        inputMode="decimal"
        defaultValue={bundle ? formatCents(bundle.price) : undefined}
        onChange={listen}
        label={t('price')}
      />
      <p aria-live="polite" className="text-sm">
        {outcome(said, presets, t)}
      </p>
      <CheckboxField name="active" defaultChecked={bundle?.active ?? true} label={t('active')} />
    </DeskForm>
  )
}

const adding = { words: 'admin.bundles.add', method: 'POST', address: '/api/admin/bundles' } as const

const changing = (id: string) =>
  ({ words: 'admin.bundles.change', method: 'PUT', address: `/api/admin/bundles/${id}` }) as const

function saidIn(form: FormData): Said {
  return {
    presetIds: form.getAll('presetIds').map(String),
    price: parseEuros(String(form.get('price') ?? '')),
  }
}

function bodyOf(form: FormData, revision: number | undefined) {
  const line = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const { presetIds, price } = saidIn(form)
  return {
    ...(revision === undefined ? {} : { revision }),
    name: line('name'),
    tagline: line('tagline'),
    presetIds,
    price: price ?? 0,
    active: form.has('active'),
  }
}

function outcome(
  { presetIds, price }: Said,
  presets: readonly BundlePreset[],
  t: ReturnType<typeof useTranslations<'admin.bundles.form'>>,
): string {
  if (presetIds.length === 0) return t('noneChosen')
  const chosen = presets.filter(({ id }) => presetIds.includes(id))
  const singles = chosen.reduce((sum, preset) => sum + preset.price, 0)
  const sum = t('chosen', { count: chosen.length, singles: formatCents(singles) })
  if (price === null || chosen.length < 2) return sum
  const saving = singles - price
  const effect = saving > 0 ? t('saving', { saving: formatCents(saving) }) : t('noSaving')
  return `${sum} ${effect}`
}
