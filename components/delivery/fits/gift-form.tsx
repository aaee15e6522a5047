'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useHeadset } from '@/components/headsets/headset-store'
import { foundFit, type FoundFit } from '@/components/studio/clip/found-fit'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { GivenSpectra } from './given-spectra'

interface GiftFormProps {
  /** Where gifts go; `{place}` stands for preset and kind of sound. */
  path: string
  /** Of the preset by which it was bought. */
  game: { id: string; game: string; sounds: readonly { kind: FigureKind; name: string }[] }
  spectra: NonNullable<FoundFit['spectra']>
}

/** Shows exactly what is sent. */
export function GiftForm({ path, game, spectra }: GiftFormProps) {
  const t = useTranslations('orders.gifts')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const { chosen } = useHeadset()
  const { headset } = spectra
  const worn = chosen?.id === headset ? chosen?.name : headset
  const [kind, setKind] = useState(game.sounds[0]?.kind ?? '')
  const give = () =>
    submit(async () => {
      await callApi(path.replace('{place}', `${game.id}/${kind}`), { method: 'PUT', body: spectra })
      foundFit.write(null)
      showToast(t('given'))
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={give} className="grid gap-3 border-l-4 border-accent pl-4">
      <h3 className="text-lg">{t('title', { game: game.game })}</h3>
      <p className="text-width text-pretty">{t('text')}</p>
      <div className="max-w-md">
        <SelectField
          id="spektren-geraeusch"
          label={t('kind')}
          value={kind}
          onChange={({ currentTarget }) => {
            const chosen = game.sounds.find((sound) => sound.kind === currentTarget.value)
            if (chosen) setKind(chosen.kind)
          }}
        >
          {game.sounds.map((sound) => (
            <option key={sound.kind} value={sound.kind}>
              {sound.name}
            </option>
          ))}
        </SelectField>
      </div>
      <GivenSpectra {...spectra} {...(worn === undefined ? {} : { headset: worn })} />
      <FormProblem problem={problem} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isSending ? t('giving') : undefined}>
          {t('give')}
        </Button>
        <Button tone="quiet" className="-ml-3" onClick={() => foundFit.write(null)}>
          {t('drop')}
        </Button>
      </div>
      <p className="text-width text-sm text-muted">{t('sent')}</p>
    </Form>
  )
}
