'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface MovePresetProps {
  id: string
  direction: 'up' | 'down'
  isEnd: boolean
  name: string
}

export function MovePreset({ id, direction, isEnd, name }: MovePresetProps) {
  const t = useTranslations('admin.presets.move')
  const router = useRouter()
  const { isSending, submit } = useSubmit()

  const move = async () => {
    if (isEnd) return
    const problem = await submit(async () => {
      await callApi(`/api/admin/presets/${id}/position`, { method: 'PUT', body: { direction } })
      showToast(t(`${direction}.done`, { name }))
      router.refresh()
    })
    if (problem) showToast(problem.message)
  }
  return (
    <Button
      tone="quiet"
      aria-label={t(`${direction}.name`, { name })}
      // A disabled button would lose the focus at the end of the list.
      aria-disabled={isEnd || isSending}
      className="size-11 px-0 aria-disabled:opacity-40"
      onClick={() => void move()}
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={direction === 'up' ? 'M3 10 8 5l5 5' : 'M3 6l5 5 5-5'} strokeWidth="2" />
      </svg>
    </Button>
  )
}
