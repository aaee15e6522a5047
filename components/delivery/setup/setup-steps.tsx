import { getMessages, getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { EQUALIZER_APO } from '@/lib/catalog/files/windows-setup'
import type { PlayerSystem } from '@/lib/delivery/player-system'
import { AtSystem } from './setup-choice'
import { StepPicture } from './step-picture'

const LINK =
  'inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline decoration-outline underline-offset-4 hover:decoration-current'

type ProgramSystem = Exclude<PlayerSystem, 'ios'>

interface Program {
  address: string
  /** In each step's picture, the line to press. */
  press: readonly number[]
}

/**
 * Sources of the steps: the read-me of the files; for the Mac
 * https://github.com/ronitsingh10/FineTune/blob/main/guide/autoeq.md, for Peace
 * https://github.com/jaakkopasanen/AutoEq#peace.
 */
const programs: Record<ProgramSystem, Program> = {
  windows: { address: EQUALIZER_APO, press: [1, 1, 1] },
  mac: { address: 'https://github.com/ronitsingh10/FineTune', press: [1, 1, 2] },
  linux: { address: 'https://github.com/wwmm/easyeffects', press: [1, 1, 1] },
  android: { address: 'https://pittvandewitt.github.io/Wavelet/', press: [1, 1, 1] },
}

/** Three steps with pictures for the chosen system. */
export async function SetupSteps() {
  const t = await getTranslations('orders.setup')
  return (
    <AtSystem
      windows={<ProgramSteps system="windows" />}
      mac={<ProgramSteps system="mac" />}
      linux={<ProgramSteps system="linux" />}
      android={<ProgramSteps system="android" />}
      ios={<Notice tone="info">{t('noProgram')}</Notice>}
    />
  )
}

async function ProgramSteps({ system }: { system: ProgramSystem }) {
  const t = await getTranslations('orders.setup')
  const { name, program, steps, more } = (await getMessages()).orders.setup.systems[system]
  const { address, press } = programs[system]
  return (
    <section aria-labelledby="steps" className="grid gap-4">
      <h3 id="steps" className="text-lg">
        {t('steps', { system: name })}
      </h3>
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text, window, lines }, index) => (
          <li key={title} className="grid content-start gap-2">
            <StepPicture
              title={window}
              lines={lines}
              press={press[index] ?? 0}
              isTicked={system === 'windows' && index === 0}
            />
            <h4 className="text-base font-semibold">
              <span className="number">{index + 1}.</span> {title}
            </h4>
            <p className="text-sm text-muted">{text}</p>
            {index === 0 && (
              <a href={address} rel="noreferrer" className={LINK}>
                {t('get', { program })}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className="text-width text-sm">
        <strong>{t('more')}:</strong> {more}
      </p>
    </section>
  )
}
