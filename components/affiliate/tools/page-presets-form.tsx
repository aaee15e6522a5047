'use client'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { SelectField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface PagePresetsFormProps {
  /** Presets on sale. */
  presets: readonly { id: string; text: string }[]
  /** Their ids as chosen so far, '' for a place left to the shop. */
  chosen: readonly string[]
  texts: {
    /** Of each place. */
    places: readonly string[]
    byShop: string
    save: string
    saving: string
    saved: string
  }
}

/** Chooses the presets that the partner's page shows first, place by place. */
export function PagePresetsForm({ presets, chosen, texts }: PagePresetsFormProps) {
  const { isSending, problem, submit } = useSubmit()
  const send = (said: FormData) =>
    submit(async () => {
      const places = said.getAll('place').map((id) => (id === '' ? null : String(id)))
      await callApi('/api/partner/page', { method: 'PUT', body: { presets: places } })
      showToast(texts.saved)
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {texts.places.map((label, place) => (
          <SelectField
            key={label}
            id={`page-preset-${place}`}
            name="place"
            label={label}
            defaultValue={chosen[place] ?? ''}
            error={problem?.fields[`presets.${place}`]}
          >
            <option value="">{texts.byShop}</option>
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
        busy={isSending ? texts.saving : undefined}
      >
        {texts.save}
      </Button>
    </Form>
  )
}
