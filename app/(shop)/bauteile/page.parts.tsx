export { default, metadata } from '@/dev/parts/parts-page'
