import { writeFileSync } from 'node:fs'
import { presets } from '@/lib/catalog/catalog'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { draftInvoice } from '@/lib/orders/draft-invoice'
import { draftCorrection } from '@/lib/orders/draft-correction'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
const at = Date.UTC(2026,10,22,9)
const paid = {status:'paid', payment:{method:'stripe',amount:1,currency:'EUR',paidAt:at}, history:{paid:{at,actor:'x'}}} as const
const make=async (name:string, order:any)=>{ const place={number:'R-2026-000001',issuedAt:at}; const inv:any={...draftInvoice(order,place),...place,previous:'',hash:'x'}; const t=Date.now(); writeFileSync(`/tmp/inv/${name}.pdf`, await invoicePdf(inv)); console.log(name, Date.now()-t); return inv }
const o1:any={...sampleOrder,...paid}
const inv=await make('one',o1)
const many:any={}; for(let n=0;n<40;n++){const p=presets[n%presets.length]!; many[p.id+n]={name:p.name,price:p.price+n,position:n,version:2}}
const items:any={}; presets.slice(0,4).forEach((p,i)=>items[p.id]={name:p.name,price:p.price,position:i,version:p.version})
const billing={company:'Łódź Ünïcodé & Söhne Sehr Lange Firmennamen Gesellschaft mit beschränkter Haftung & Co. KG Иван 😀',name:'Zoë Nguyễn',street:'Große Straße 12',zip:'10115',city:'Berlin',country:'Deutschland',vatId:'DE136695976'}
await make('full',{...o1,items,billing,discount:{code:'NOVA10',percent:10,amount:200},total:Object.values(items).reduce((s:number,i:any)=>s+i.price,0)-200})
await make('forty',{...o1,items:many,billing,total:Object.values(many).reduce((s:number,i:any)=>s+i.price,0)})
await make('long',{...o1,items:{x:{name:'Ein sehr langer Name eines Presets, der nicht neben seinen Preis passt und umbrochen werden muss '+'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',price:499,position:0}},vat:'small-business'})
const place={number:'K-2026-000001',issuedAt:at}
const c:any={...draftCorrection(o1,inv,{id:'r',refund:{amount:100,at,actor:'a',status:'done',idempotencyKey:'',bodyHash:''}},place),...place,previous:'',hash:''}
writeFileSync('/tmp/inv/corr.pdf',await invoicePdf(c))
