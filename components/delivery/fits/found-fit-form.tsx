'use client'

import { useRouter } from 'next/navigation'
import { formatGain } from '@/components/audio/audio-format'
import { foundFit, type FoundFit } from '@/components/studio/clip/found-fit'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface FoundFitFormProps {
  path: string
  found: FoundFit
  /** Measured with a preset that is no part of the order. */
  isElsewhere: boolean
  /** For whose game it is; null for a game that is named. */
  preset: string | null
  /** The preset of the order under which a fit for another game is kept. */
  boughtWith: string
}

export function FoundFitForm({ path, found, isElsewhere, preset, boughtWith }: FoundFitFormProps) {
  const t = useTranslations('orders.fits')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const keep = (said: FormData) =>
    submit(async () => {
      const { id, filters, said: figure } = found
      const game = preset === null ? { game: String(said.get('game') ?? '') } : {}
      const body = { id, preset: preset ?? boughtWith, ...game, filters, said: figure }
      await callApi(path, { method: 'POST', body })
      // Of a game that the shop has no preset for, nothing would be computed.
      foundFit.write(preset !== null && found.spectra ? { ...found, preset, isKept: true } : null)
      showToast(t('kept'))
      router.refresh()
    })
  const drop = (
    <Button tone="quiet" onClick={() => foundFit.write(null)}>
      {t('drop')}
    </Button>
  )
  if (isElsewhere)
    return (
      <div className="grid gap-2 border-l-4 border-accent pl-4">
        <p className="text-width">{t('foundElsewhere')}</p>
        <div className="flex flex-wrap items-center gap-4">
          <ShopLink href={`/presets/${found.preset}`} className="touch-link font-semibold">
            {t('toPreset')}
          </ShopLink>
          {drop}
        </div>
      </div>
    )
  return (
    <Form problem={problem} onSend={keep} className="grid gap-3 border-l-4 border-accent pl-4">
      <p className="font-semibold">{t('found', { said: formatGain(found.said) })}</p>
      {preset === null && (
        <div className="max-w-md">
          <TextField
            id="dein-spiel-name"
            name="game"
            autoComplete="off"
            maxLength={60}
            required
            label={t('otherName')}
          />
        </div>
      )}
      <FormProblem problem={problem} field={preset === null ? 'game' : undefined} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isSending ? t('keeping') : undefined}>
          {t('keep')}
        </Button>
        {drop}
      </div>
      <p className="text-width text-sm text-muted">{t('sent')}</p>
    </Form>
  )
}
