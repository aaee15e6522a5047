import { getTranslations } from 'next-intl/server'
import { FreshDownload } from '@/components/account/proof/fresh-download'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { buttonStyle } from '@/components/ui/button'
import type { CopyState } from '@/lib/operation/copies/run-copies'
import { Notice } from '@/components/ui/notice'

interface CopiesProps {
  state: CopyState | null
  engine: 'sqlite' | 'firebase'
  isKeyKept: boolean
}

export async function Copies({ state, engine, isKeyKept }: CopiesProps) {
  const t = await getTranslations('admin.operation.copies')
  return (
    <section id="copies" aria-labelledby="copies-title" className="grid min-w-0 scroll-mt-24 gap-4">
      <h2 id="copies-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {state ? (
        <>
          <CopyFacts {...state} />
          {!isKeyKept && <KeySheet />}
        </>
      ) : (
        <p className="text-width">{t(engine === 'sqlite' ? 'none' : 'firebase')}</p>
      )}
    </section>
  )
}

async function CopyFacts({ behind, problem }: CopyState) {
  const t = await getTranslations('admin.operation.copies')
  return (
    <dl className="text-width grid gap-2">
      <DeskFact term={t('behindTerm')}>{t('behind', { seconds: behind })}</DeskFact>
      {problem && (
        <DeskFact term={t('problemTerm')}>
          <strong>{t(`problems.${problem.code}`)}</strong> {problem.words}
        </DeskFact>
      )}
    </dl>
  )
}

async function KeySheet() {
  const t = await getTranslations('admin.operation.copies.key')
  return (
    <>
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-width">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <FreshDownload href="/api/admin/backup/key" className={buttonStyle('secondary')}>
          {t('load')}
        </FreshDownload>
        <ConfirmedAction address="/api/admin/backup/key" words="admin.operation.copies.key.kept" />
      </div>
    </>
  )
}

export async function LastNumbers() {
  const t = await getTranslations('admin.operation.numbers')
  return (
    <section id="numbers" aria-labelledby="numbers-title" className="grid gap-3">
      <h2 id="numbers-title">{t('heading')}</h2>
      <Notice tone="danger">
        <p>{t('lead')}</p>
      </Notice>
      <div>
        <ConfirmedAction
          address="/api/admin/numbers"
          words="admin.operation.numbers"
          field={{ name: 'numbers', label: t('field') }}
        />
      </div>
    </section>
  )
}
