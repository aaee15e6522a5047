'use client'

import { SelectField } from '@/components/ui/fields/field'
import { SavedForm } from '@/components/ui/fields/saved-form'
import { useTranslations } from '@/components/ui/texts/use-translations'

interface PagePresetsFormProps {
  presets: readonly { id: string; text: string }[]
  /** Ids; '' for a place left to the shop. */
  chosen: readonly string[]
  places: number
}

export function PagePresetsForm({ presets, chosen, places }: PagePresetsFormProps) {
  const t = useTranslations('affiliate.tools.page')
  return (
    <SavedForm words="affiliate.tools.page" address="/api/partner/page" bodyOf={bodyOf}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {Array.from({ length: places }, (_, place) => (
          <SelectField
            key={place}
            id={`page-preset-${place}`}
            name="place"
            label={t('place', { place: place + 1 })}
            defaultValue={chosen[place] ?? ''}
            path={`presets.${place}`}
          >
            <option value="">{t('byShop')}</option>
            {presets.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </SavedForm>
  )
}

function bodyOf(said: FormData) {
  return { presets: said.getAll('place').map((id) => (id === '' ? null : String(id))) }
}
