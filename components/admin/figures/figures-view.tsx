import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import type { AskedSpan } from '@/lib/admin/figures/figure-span'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import type { TurnoverAbroad } from '@/lib/admin/figures/turnover-abroad'
import { Breakdowns } from './breakdowns'
import { FiguresChart } from './figures-chart'
import { Funnel } from './funnel'
import { SpanChooser } from './span-chooser'

interface FiguresViewProps {
  asked: AskedSpan
  figures: ShopFigures
  abroad: TurnoverAbroad
  /** Codes by the keys of the first partners. */
  codes: ReadonlyMap<string, string>
}

/** The figures from the visit to the paid order, for any span of days compared with the previous one. */
export async function FiguresView({ asked, figures, abroad, codes }: FiguresViewProps) {
  const t = await getTranslations('admin.figures')
  return (
    <>
      <SpanChooser asked={asked} before={figures.before} />
      <BrokenRecords keys={figures.broken} />
      <section aria-labelledby="funnel" className="grid min-w-0 gap-8">
        <h2 id="funnel" className="text-xl">
          {t('funnel.title')}
        </h2>
        <Funnel figures={figures} />
        <p className="text-width text-sm text-muted">{t('funnel.meaning')}</p>
        <FiguresChart steps={figures.steps} />
      </section>
      <Breakdowns figures={figures} abroad={abroad} codes={codes} />
    </>
  )
}
