'use client'

import { Studio } from '@/components/studio/studio'
import { fillText } from '@/components/audio/fill-text'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { CurveSum } from '../curve-sum'
import { HeadsetCorrection } from '../headset-correction'
import { KeepForm } from '../keep-form'
import { OwnFiles } from '../own-files'
import { OwnLive } from '../own-live'
import type { OwnTexts } from '../own-texts'
import { ShareCurve } from '../share-curve'
import { useKeeping } from '../use-keeping'
import type { WorkState } from './work'
import { WorkHead } from './work-head'
import { workStore } from './work-store'

const none: readonly Filter[] = []
const takeSound = (filters: readonly Filter[], dynamics: Dynamics | null) =>
  workStore.change({ filters, dynamics })

/** All tools for a curve. It restarts for another one. */
export function Workbench({ state, texts }: { state: WorkState; texts: OwnTexts }) {
  const { work } = state
  const { correction } = work
  const keeping = useKeeping()
  return (
    <section aria-labelledby="bearbeiten" className="grid grid-cols-1 gap-10">
      <Studio
        filters={work.filters}
        dynamics={work.dynamics ?? null}
        texts={texts.studio}
        beside={correction?.filters ?? none}
        besideName={correction ? fillText(texts.correction.inLegend, { name: correction.name }) : ''}
        head={<WorkHead state={state} problem={keeping.problem} texts={texts} />}
        onChange={takeSound}
      />
      <div className="page-width grid grid-cols-1 gap-10">
        <KeepForm state={state} keeping={keeping} texts={texts.keep} />
        <HeadsetCorrection correction={correction} texts={texts.correction}>
          {correction && <CurveSum filters={work.filters} correction={correction} texts={texts.correction} />}
        </HeadsetCorrection>
        <OwnLive curve={work} texts={texts.live} />
        <OwnFiles work={work} texts={texts.files} />
        <ShareCurve work={work} texts={texts.share} />
      </div>
    </section>
  )
}
