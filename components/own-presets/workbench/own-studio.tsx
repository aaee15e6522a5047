'use client'

import { lazy, Suspense, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import { ClipCheck } from '@/components/studio/clip/clip-check'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Filter } from '@/lib/audio/filter'
import { ClipToStudio } from '../clip-to-studio'
import { useDraft, draftStore } from '../draft/draft-store'
import type { PresetDraft } from '../draft/preset-draft'
import type * as OpenPart from '../draft/open-fragment'
import type { OpenProblem } from '../draft/open-fragment'

const Workbench = lazy(() => import('./workbench').then((module) => ({ default: module.Workbench })))

const none: readonly Filter[] = []

interface OwnStudioProps {
  scenes: readonly NamedScene[]
  /** Also until the tools are loaded, so that nothing moves. */
  start: ReactNode
  /** Links to this page with a fragment, also in the first screen. */
  samples: ReactNode
  children: ReactNode
}

export function OwnStudio({ scenes, start, samples, children }: OwnStudioProps) {
  const t = useTranslations('ownPresets')
  const state = useDraft()
  const { isOpening, failed } = useOpening()
  return (
    <div className="relative grid grid-cols-1 gap-8 pb-12">
      <div role="status" className="studio-opening">
        {isOpening && <p className="page-width">{t('opening')}</p>}
        {state?.before && <p className="sr-only">{t('replaced')}</p>}
      </div>
      {failed && <Failure {...failed} />}
      {state ? (
        <Suspense fallback={start}>
          <Workbench key={state.opened} state={state} scenes={scenes} />
        </Suspense>
      ) : (
        start
      )}
      <OwnClip work={state?.work ?? null} />
      <div className="page-width">
        {state ? (
          <details className="border-t border-line py-2">
            <summary className="disclosure min-h-11 py-2">{t('beginOther')}</summary>
            <div className="grid gap-6 pt-4">
              {samples}
              {children}
            </div>
          </details>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

function OwnClip({ work }: { work: PresetDraft | null }) {
  const t = useTranslations('ownPresets.clip')
  const correction = work ? (work.correction?.filters ?? none) : undefined
  return (
    <section
      aria-labelledby="aus-deinem-clip"
      className="page-width grid grid-cols-1 gap-4 border-t border-outline pt-6"
    >
      <h2 id="aus-deinem-clip" className="text-xl">
        {t('title')}
      </h2>
      <ClipCheck
        label={t('open')}
        {...(correction && { correction })}
        onward={(store, clip) => <ClipToStudio store={store} state={clip} />}
      >
        <p className="text-width text-pretty">{t('about')}</p>
      </ClipCheck>
    </section>
  )
}

function Failure({ problem, address }: FailedOpening) {
  const t = useTranslations('ownPresets.problems')
  const tAccount = useTranslations('account')
  return (
    <div className="page-width pt-6">
      <Notice tone="danger" role="alert">
        <p>{t(problem)}</p>
        {problem === 'signIn' && (
          <p>
            <ShopLink
              href={`/anmelden?zurueck=${encodeURIComponent(address)}`}
              className="touch-link font-semibold"
            >
              {tAccount('signIn')}
            </ShopLink>
          </p>
        )}
      </Notice>
    </div>
  )
}

interface FailedOpening {
  problem: OpenProblem
  /** For another attempt. */
  address: string
}

/** Also removes the fragment: it may contain an order's key, and a reload should keep the edited version. */
function useOpening(): { isOpening: boolean; failed: FailedOpening | null } {
  const [isOpening, setIsOpening] = useState(false)
  const [failed, setFailed] = useState<FailedOpening | null>(null)

  const open = useEffectEvent(async (isWanted: () => boolean) => {
    const { hash, pathname } = location
    setIsOpening(true)
    const opened = await openLoaded(hash.slice(1))
    if (!isWanted()) return
    setIsOpening(false)
    if (opened === null) return
    history.replaceState(history.state, '', pathname)
    const isProblem = typeof opened === 'string'
    setFailed(isProblem ? { problem: opened, address: pathname + hash } : null)
    if (!isProblem) draftStore.open(opened)
  })

  useEffect(() => {
    let latest = 0
    const look = () => {
      if (!location.hash.includes('=')) return
      latest += 1
      const own = latest
      void open(() => own === latest)
    }
    look()
    addEventListener('hashchange', look)
    return () => {
      latest = -1
      removeEventListener('hashchange', look)
    }
  }, [])
  return { isOpening, failed }
}

async function openLoaded(fragment: string): ReturnType<typeof OpenPart.openFragment> {
  const loaded = await import('../draft/open-fragment').catch(() => null)
  return loaded ? loaded.openFragment(fragment) : 'noAnswer'
}
