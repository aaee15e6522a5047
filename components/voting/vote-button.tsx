'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface VoteButtonProps {
  id: string
  game: string
  isVoted: boolean
}

export function VoteButton({ id, game, isVoted }: VoteButtonProps) {
  const t = useTranslations('voting')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const isPressed = useRef(false)

  // The button disappears, from the list or with its row.
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body)
        document.getElementById('own-votes')?.focus({ preventScroll: true })
    },
    [],
  )

  const change = () =>
    submit(async () => {
      await callApi(`/api/suggestions/${id}/vote`, { method: isVoted ? 'DELETE' : 'PUT' })
      showToast(isVoted ? t('withdrawn') : t('voted'))
      isPressed.current = true
      router.refresh()
    })
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        tone={isVoted ? 'quiet' : 'secondary'}
        busy={isSending ? t('busy') : undefined}
        onClick={() => void change()}
      >
        {isVoted ? t('withdraw') : t('vote')}
        <span className="sr-only">: {game}</span>
      </Button>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem.message}
        </p>
      )}
    </div>
  )
}
