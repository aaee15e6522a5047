import { Steps } from '@/components/ui/steps'
import { useTranslations } from '@/components/ui/texts/use-translations'

export function OrderSteps({ current }: { current: number }) {
  const t = useTranslations('cart.steps')
  return <Steps label={t('label')} steps={[t('cart'), t('checkout'), t('order')]} current={current} />
}
