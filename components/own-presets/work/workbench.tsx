'use client'

import { useEffect, useRef } from 'react'
import { Studio } from '@/components/studio/studio'
import type { Filter } from '@/lib/audio/filter'
import { CurveSum } from '../curve-sum'
import { HeadsetCorrection } from '../headset-correction'
import { KeepForm } from '../keep-form'
import { OwnFiles } from '../own-files'
import { OwnLive } from '../own-live'
import type { OwnTexts } from '../own-texts'
import { ShareCurve } from '../share-curve'
import type { WorkState } from './work'
import { workStore } from './work-store'

const none: readonly Filter[] = []
const takeFilters = (filters: readonly Filter[]) => workStore.change({ filters })

/** All tools for a curve. It restarts for another one. */
export function Workbench({ state, texts }: { state: WorkState; texts: OwnTexts }) {
  const { work, opened } = state
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed link is gone or far away. After a reload nothing was pressed.
  useEffect(() => {
    if (opened > 0) heading.current?.focus()
  }, [opened])
  return (
    <section aria-labelledby="bearbeiten" className="grid grid-cols-1 gap-10">
      <h2 id="bearbeiten" ref={heading} tabIndex={-1} className="-mb-4 scroll-mt-32 text-xl">
        {texts.workTitle}
      </h2>
      <KeepForm state={state} texts={texts.keep} />
      <Studio
        filters={work.filters}
        texts={texts.studio}
        beside={work.correction?.filters ?? none}
        onChange={takeFilters}
      />
      <HeadsetCorrection correction={work.correction} texts={texts.correction}>
        {work.correction && (
          <CurveSum filters={work.filters} correction={work.correction} texts={texts.correction} />
        )}
      </HeadsetCorrection>
      <OwnLive curve={work} texts={texts.live} />
      <OwnFiles work={work} texts={texts.files} />
      <ShareCurve work={work} texts={texts.share} />
    </section>
  )
}
