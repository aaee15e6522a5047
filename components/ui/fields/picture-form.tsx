'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { ApiError, callApi, sendFile } from '@/lib/http/browser/call-api'
import { Button } from '../button'
import type { Words } from '../texts/words'
import { showToast } from '../toasts/toast'
import { UploadedPicture, type ShownPicture } from '../uploaded-picture'
import { DropZone } from './drop-zone'
import { Form, FormProblem } from './form'
import { useSubmit } from './use-submit'

type Word = 'label' | 'hint' | 'prompt' | 'none' | 'chosen' | 'tooLarge' | 'missing'
type Act = 'submit' | 'busy' | 'done' | 'remove' | 'removing' | 'removed'

interface PictureFormProps {
  id: string
  words: Words<Word | Act>
  /** `POST` sends the unchanged file there; `DELETE` removes the picture. */
  address: string
  shown: ShownPicture | null
  maxBytes: number
  onChanged?: (answer: unknown) => void
}

export function PictureForm({ id, words, address, shown, maxBytes, onChanged }: PictureFormProps) {
  const t = useTranslations(words)
  const [times, setTimes] = useState(0)
  const chosen = useChosen()
  const router = useRouter()
  const sending = useSubmit()
  const removing = useSubmit()

  const changed = (answer: unknown, words: string) => {
    onChanged?.(answer)
    chosen.choose(undefined)
    setTimes(times + 1)
    showToast(words)
    router.refresh()
  }
  const send = () =>
    sending.submit(async () => {
      const { file } = chosen
      const problem = file ? (file.size > maxBytes ? t('tooLarge') : null) : t('missing')
      if (!file || problem !== null)
        throw new ApiError('invalid_input', problem ?? '', { picture: problem ?? '' })
      changed(await sendFile(address, file), t('done'))
    })
  const remove = () =>
    removing.submit(async () => {
      changed(await callApi(address, { method: 'DELETE' }), t('removed'))
      document.getElementById(id)?.focus()
    })
  const problem = sending.problem ?? removing.problem
  return (
    <Form problem={problem} onSend={send} className="grid gap-4">
      <Preview url={chosen.url} shown={shown} none={t('none')} alt={t('chosen')} />
      <DropZone
        key={times}
        id={id}
        path="picture"
        accept="image/png,image/jpeg,image/webp"
        label={t('label')}
        hint={t('hint')}
        prompt={t('prompt')}
        onFiles={([file]) => chosen.choose(file)}
      />
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" busy={sending.isSending ? t('busy') : undefined}>
          {t('submit')}
        </Button>
        {shown && (
          <Button
            tone="quiet"
            onClick={() => void remove()}
            busy={removing.isSending ? t('removing') : undefined}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function useChosen() {
  const [chosen, setChosen] = useState<{ file?: File; url?: string }>({})
  const { url } = chosen
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  const choose = (file: File | undefined) => setChosen(file ? { file, url: URL.createObjectURL(file) } : {})
  return { ...chosen, choose }
}

interface PreviewProps extends Pick<PictureFormProps, 'shown'> {
  url: string | undefined
  none: string
  alt: string
}

function Preview({ url, shown, none, alt }: PreviewProps) {
  const frame = 'border border-line'
  if (url !== undefined) return <img src={url} alt={alt} className={`block max-h-80 max-w-full ${frame}`} />
  if (!shown) return <p className="text-sm text-muted">{none}</p>
  return <UploadedPicture picture={shown} most={20} className={frame} />
}
