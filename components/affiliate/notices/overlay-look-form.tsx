'use client'

import { useState } from 'react'
import { CheckboxField, SelectField, TextField } from '@/components/ui/fields/field'
import { SavedForm } from '@/components/ui/fields/saved-form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { OverlayLook } from '@/lib/affiliate/notices/schema'

/** For partners who choose their own colours. */
const FIRST_COLOURS = { ground: '#14110f', ink: '#ffffff' }

export function OverlayLookForm({ look }: { look: OverlayLook | undefined }) {
  const t = useTranslations('affiliate.notices')
  const [isOwn, setIsOwn] = useState(look?.colours !== undefined)
  const initial = look?.colours ?? FIRST_COLOURS
  const bodyOf = (said: FormData) => {
    const colours = isOwn ? { colours: { ground: said.get('ground'), ink: said.get('ink') } } : {}
    return { ...colours, sound: said.get('sound') !== null }
  }
  return (
    <SavedForm
      words="affiliate.notices"
      address="/api/partner/notices/overlay"
      bodyOf={bodyOf}
      label={t('overlay.look')}
    >
      <SelectField
        id="overlay-colours"
        label={t('overlay.colours')}
        value={isOwn ? 'own' : ''}
        onChange={(event) => setIsOwn(event.target.value === 'own')}
      >
        <option value="">{t('overlay.byPreset')}</option>
        <option value="own">{t('overlay.own')}</option>
      </SelectField>
      {isOwn && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['ground', 'ink'] as const).map((name) => (
            <TextField
              key={name}
              id={`overlay-${name}`}
              name={name}
              type="color"
              label={t(`overlay.${name}`)}
              defaultValue={initial[name]}
              path={`colours.${name}`}
            />
          ))}
        </div>
      )}
      <CheckboxField
        id="overlay-sound"
        name="sound"
        label={t('overlay.sound')}
        hint={t('overlay.soundHint')}
        defaultChecked={look?.sound ?? false}
      />
    </SavedForm>
  )
}
