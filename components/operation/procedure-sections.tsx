import { getTranslations } from 'next-intl/server'
import { DeskFact } from '@/components/desk/facts'
import { buttonStyle } from '@/components/ui/button'
import type { ProcedureDoc } from '@/lib/operation/procedure/procedure-pdf'

export async function ProcedureSections({ doc: { intro, sections } }: { doc: ProcedureDoc }) {
  const t = await getTranslations('admin.procedure')
  return (
    <>
      <p className="text-width">{intro}</p>
      <p className="text-width text-sm text-muted">{t('use')}</p>
      <p>
        <a href="/api/admin/procedure" download className={buttonStyle('secondary')}>
          {t('load')}
        </a>
      </p>
      {sections.map(({ heading, text, facts }) => (
        <section key={heading} aria-label={heading} className="grid min-w-0 gap-4">
          <h2 className="text-xl">{heading}</h2>
          {text !== undefined && <p className="text-width">{text}</p>}
          <dl className="text-width grid gap-2">
            {facts.map(({ name, lines }) => (
              <DeskFact key={[name, ...lines].join()} term={name}>
                {lines.join('\n')}
              </DeskFact>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
