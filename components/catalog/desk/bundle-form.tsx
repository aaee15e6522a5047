'use client'

import { useTranslations } from 'next-intl'
import { useState, type ChangeEvent } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import { CheckboxField, TextField } from '@/components/ui/fields/field'
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
  /** The id of the heading that gets the focus after success. */
  title: string
}

/** The field values that decide the saving; the price is in cents, null while it is none. */
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
      words={bundle ? 'admin.bundles.change' : 'admin.bundles.add'}
      title={title}
      method={bundle ? 'PUT' : 'POST'}
      address={bundle ? `/api/admin/bundles/${bundle.id}` : '/api/admin/bundles'}
      bodyOf={(form) => bodyOf(form, bundle?.revision)}
      onDone={() => setSaid(seen)}
    >
      {(errors) => (
        <>
          <TextField
            id="bundle-name"
            name="name"
            autoComplete="off"
            defaultValue={bundle?.name}
            maxLength={lengths.name}
            label={t('name')}
            error={errors.name}
          />
          <TextField
            id="bundle-tagline"
            name="tagline"
            autoComplete="off"
            defaultValue={bundle?.tagline}
            maxLength={lengths.tagline}
            label={t('tagline')}
            hint={t('taglineHint')}
            error={errors.tagline}
          />
          <BundlePresets
            words="admin.bundles.form"
            presets={presets}
            chosen={seen.presetIds}
            onChange={listen}
            error={errors.presetIds}
          />
          <TextField
            id="bundle-price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={bundle ? formatCents(bundle.price) : undefined}
            onChange={listen}
            label={t('price')}
            error={errors.price}
          />
          <p aria-live="polite" className="text-sm">
            {outcome(said, presets, t)}
          </p>
          <CheckboxField
            id="bundle-active"
            name="active"
            defaultChecked={bundle?.active ?? true}
            label={t('active')}
            error={errors.active}
          />
        </>
      )}
    </DeskForm>
  )
}

function saidIn(form: FormData): Said {
  return {
    presetIds: form.getAll('presetIds').map(String),
    price: parseEuros(String(form.get('price') ?? '')),
  }
}

/** An invalid price is refused at its field. */
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
