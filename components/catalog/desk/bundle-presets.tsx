import type { ChangeEventHandler } from 'react'
import { FieldNotes } from '@/components/ui/fields/field'
import { useField } from '@/components/ui/fields/judged'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Words } from '@/components/ui/texts/words'
import type { BundlePreset } from '@/lib/catalog/bundles/read-bundles'
import { formatCents } from '@/lib/core/money'

interface BundlePresetsProps {
  words: Words<'presets' | 'presetsHint' | 'notSold'>
  presets: readonly BundlePreset[]
  chosen: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

export function BundlePresets({ words, presets, chosen, onChange }: BundlePresetsProps) {
  const t = useTranslations(words)
  const { frame, control } = useField({ id: 'bundle-presets', name: 'presetIds', hint: t('presetsHint') })
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('presets')}</legend>
      <p id={`${frame.id}-hint`} className="text-sm text-muted">
        {t('presetsHint')}
      </p>
      <div className="divide-y divide-line border-y border-line">
        {presets.map(({ id, name, game, price, isSold }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <input
              {...control}
              id={undefined}
              type="checkbox"
              value={id}
              defaultChecked={chosen.includes(id)}
              onChange={onChange}
              className="size-6 shrink-0 scroll-mt-32 accent-accent"
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
      <FieldNotes id={frame.id} error={frame.error} />
    </fieldset>
  )
}
