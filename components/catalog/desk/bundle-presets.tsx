import { useTranslations } from 'next-intl'
import type { ChangeEventHandler } from 'react'
import { describedBy } from '@/components/ui/fields/described-by'
import type { Words } from '@/components/ui/texts/words'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { formatCents } from '@/lib/core/money'

interface BundlePresetsProps {
  words: Words<'presets' | 'presetsHint' | 'notSold'>
  presets: readonly BundlePreset[]
  /** Ids of those ticked at first. */
  chosen: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
  error: string | undefined
}

const ID = 'bundle-presets'

export function BundlePresets({ words, presets, chosen, onChange, error }: BundlePresetsProps) {
  const t = useTranslations(words)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('presets')}</legend>
      <p id={`${ID}-hint`} className="text-sm text-muted">
        {t('presetsHint')}
      </p>
      <div className="divide-y divide-line border-y border-line">
        {presets.map(({ id, name, game, price, isSold }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              type="checkbox"
              name="presetIds"
              value={id}
              defaultChecked={chosen.includes(id)}
              onChange={onChange}
              className="size-6 shrink-0 scroll-mt-32 accent-accent"
              {...describedBy({ id: ID, hint: t('presetsHint'), error })}
            />
            <span className="grid min-w-0 grow">
              <span className="wrap-anywhere">{name}</span>
              <span className="text-sm wrap-anywhere text-muted">
                {isSold ? game : `${game}, ${t('notSold')}`}
              </span>
            </span>
            <span className="number">{formatCents(price)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${ID}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
