'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import type { OwnTexts } from '../own-texts'
import { useOpening, type FailedOpening } from './use-opening'
import { useWork } from './work-store'

// The tools are loaded only once there is something to work on.
const Workbench = dynamic(() => import('./workbench').then((module) => module.Workbench), { ssr: false })

interface OwnStudioProps {
  texts: OwnTexts
  /** Ways to start: links to this page with a fragment. */
  children: ReactNode
}

/** A visitor's studio: first a choice of starts, then the tools. */
export function OwnStudio({ texts, children }: OwnStudioProps) {
  const state = useWork()
  const { isOpening, failed } = useOpening(texts)
  return (
    <div className="grid grid-cols-1 gap-8">
      <div role="status" className="empty:hidden">
        {isOpening && <p>{texts.opening}</p>}
      </div>
      {failed && <Failure {...failed} texts={texts} />}
      {state && <Workbench key={state.opened} state={state} texts={texts} />}
      {state ? (
        <details className="border-t border-line py-2">
          <summary className="disclosure min-h-11 py-2">{texts.beginOther}</summary>
          <div className="pt-4">{children}</div>
        </details>
      ) : (
        children
      )}
    </div>
  )
}

function Failure({ problem, address, texts }: FailedOpening & { texts: OwnTexts }) {
  return (
    <Notice tone="danger" role="alert">
      <p>{texts.problems[problem]}</p>
      {problem === 'signIn' && (
        <p>
          <ShopLink
            href={`/anmelden?zurueck=${encodeURIComponent(address)}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.signIn}
          </ShopLink>
        </p>
      )}
    </Notice>
  )
}
