'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import type { Words } from '@/components/ui/texts/words'
import { callApi } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

type Word = 'button' | 'title' | 'confirm' | 'back' | 'done'

/** Its texts; a `name` there is the button's accessible name: its text, and what it acts on. */
type ActionWords =
  | { words: Words<Word | 'text'>; text?: string | undefined }
  /** `text` is the question, where it depends on more than `values`. */
  | { words: Words<Word>; text: string }

type ConfirmedActionProps = ActionWords & {
  /** Filled into each of the texts. */
  values?: Record<string, string | number>
  /** Called with `POST`. */
  address: string
  body?: Record<string, string | true>
  tone?: 'primary' | 'secondary' | 'quiet'
  destructive?: boolean
}

/** A button that acts once the question in its dialog is confirmed. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { words, values, text, address, body = {}, tone = 'secondary', destructive = false } = props
  const t = useTranslations(words)
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()

  const run = async () => {
    await callApi(address, { method: 'POST', body })
    keepFocus()
    showToast(t('done', values))
    router.refresh()
  }
  return (
    <div ref={frame}>
      <ConfirmDialog
        trigger={
          <Button
            tone={tone}
            aria-label={t.has('name') ? t('name', values) : undefined}
            className={tone === 'primary' ? '' : 'px-3 text-sm'}
          >
            {t('button', values)}
          </Button>
        }
        title={t('title', values)}
        text={text ?? t('text', values)}
        confirm={t('confirm', values)}
        cancel={t('back', values)}
        destructive={destructive}
        onConfirm={run}
      />
    </div>
  )
}
