'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toasts/toast'
import { SelectField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface PagePresetsFormProps {
  /** Presets on sale. */
  presets: readonly { id: string; text: string }[]
  /** Their ids as chosen so far, '' for a place left to the shop. */
  chosen: readonly string[]
  /** Places to choose for. */
  places: number
}

/** Chooses the presets that the partner's page shows first, place by place. */
export function PagePresetsForm({ presets, chosen, places: count }: PagePresetsFormProps) {
  const t = useTranslations('affiliate.tools.page')
  const { isSending, problem, submit } = useSubmit()
  const send = (said: FormData) =>
    submit(async () => {
      const places = said.getAll('place').map((id) => (id === '' ? null : String(id)))
      await callApi('/api/partner/page', { method: 'PUT', body: { presets: places } })
      showToast(t('saved'))
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {Array.from({ length: count }, (_, place) => (
          <SelectField
            key={place}
            id={`page-preset-${place}`}
            name="place"
            label={t('place', { place: place + 1 })}
            defaultValue={chosen[place] ?? ''}
            error={problem?.fields[`presets.${place}`]}
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
