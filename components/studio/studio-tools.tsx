'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { MOST_FILTERS } from '@/lib/audio/filter'
import { nextFilter } from '@/lib/studio/new-filter'
import { useStudio, useStudioState } from './use-studio'

export function StudioTools({ children }: { children: ReactNode }) {
  const { store, say } = useStudio()
  const t = useTranslations('studio')
  const isFull = useStudioState(({ bands }) => bands.length >= MOST_FILTERS)
  const canUndo = useStudioState(({ history }) => history.past.length > 0)
  const canRedo = useStudioState(({ history }) => history.future.length > 0)

  const add = () => {
    const { filters } = store.current()
    store.add(nextFilter(filters))
    say(isFull ? t('full') : t('added', { number: filters.length + 1 }))
  }
  const back = () => {
    store.undo()
    if (canUndo) say(t('undone'))
  }
  const again = () => {
    store.redo()
    if (canRedo) say(t('redone'))
  }
  return (
    <div className="studio-tools">
      <Button
        tone="secondary"
        data-add=""
        aria-label={t('add')}
        onClick={add}
        className="max-md:min-h-11 max-md:px-4 max-md:py-1"
      >
        <span aria-hidden="true">+</span> {t('filter')} <span className="max-lg:hidden">{t('addVerb')}</span>
      </Button>
      <StepButton name={t('undo')} can={canUndo} onClick={back} />
      <StepButton name={t('redo')} can={canRedo} onClick={again} isForward />
      {children}
    </div>
  )
}

interface StepButtonProps {
  name: string
  can: boolean
  onClick: () => void
  isForward?: boolean
}

/** Not disabled, so that the last press does not lose the focus. */
function StepButton({ name, can, onClick, isForward = false }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={!can}
      onClick={onClick}
      className="studio-step"
    >
      <svg
        viewBox="0 0 20 20"
        className={isForward ? 'size-6 -scale-x-100' : 'size-6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M7.500 3.500 3.500 7.500l4 4M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7" />
      </svg>
    </button>
  )
}
