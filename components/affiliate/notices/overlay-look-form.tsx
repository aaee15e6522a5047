'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField, SelectField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { showToast } from '@/components/ui/toasts/toast'
import type { OverlayLook } from '@/lib/affiliate/notices/schema'
import { callApi } from '@/lib/http/browser/call-api'

/** Proposed to who wants colours of their own. */
const FIRST_COLOURS = { ground: '#14110f', ink: '#ffffff' }

/** Chooses colours and sound of the overlay. */
export function OverlayLookForm({ look }: { look: OverlayLook | undefined }) {
  const t = useTranslations('affiliate.notices')
  const { isSending, problem, submit } = useSubmit()
  const [isOwn, setIsOwn] = useState(look?.colours !== undefined)
  const initial = look?.colours ?? FIRST_COLOURS
  const send = (said: FormData) =>
    submit(async () => {
      const colours = isOwn ? { colours: { ground: said.get('ground'), ink: said.get('ink') } } : {}
      const body = { ...colours, sound: said.get('sound') !== null }
      await callApi('/api/partner/notices/overlay', { method: 'PUT', body })
      showToast(t('saved'))
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-4" aria-label={t('overlay.look')}>
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
              error={problem?.fields[`colours.${name}`]}
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
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('saving') : undefined}
      >
        {t('save')}
      </Button>
    </Form>
  )
}
