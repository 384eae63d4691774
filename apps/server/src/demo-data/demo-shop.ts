import type { CheckedItem } from '@accounting-site/contract/inventory/inventory-items';

/** An invented shop. `.example` domains cannot be registered (RFC 2606). */
export const demoBusiness = 'Adom Provisions';
export const demoEmail = 'owner@adom-provisions.example';

/** Four items are at or below the default alert threshold, one of them exactly at it. */
export const demoItems: readonly CheckedItem[] = [
  { name: 'Cocoa powder 200 g', sku: 'COCOA-200', unit: 'tin', quantity: 6, pricePesewas: 42_00 },
  {
    name: 'Drinking water 500 ml, pack of 15',
    sku: 'WATER-15',
    unit: 'pack',
    quantity: 4,
    pricePesewas: 26_00,
  },
  { name: 'Evaporated milk 160 g', sku: 'MILK-160', unit: 'tin', quantity: 132, pricePesewas: 7_50 },
  { name: 'Gari 2 kg', sku: 'GARI-2KG', unit: 'bag', quantity: 10, pricePesewas: 28_00 },
  { name: 'Perfumed rice 5 kg', sku: 'RICE-5KG', unit: 'bag', quantity: 42, pricePesewas: 115_00 },
  { name: 'Sardines 125 g', sku: 'SARD-125', unit: 'tin', quantity: 64, pricePesewas: 11_00 },
  { name: 'Soap bar', sku: 'SOAP-BAR', unit: 'bar', quantity: 55, pricePesewas: 9_00 },
  { name: 'Sunflower oil 1 l', sku: 'OIL-1L', unit: 'bottle', quantity: 8, pricePesewas: 38_00 },
  { name: 'Tinned tomatoes 400 g', sku: 'TOMATO-400', unit: 'tin', quantity: 96, pricePesewas: 12_50 },
  { name: 'Toilet rolls, pack of 10', sku: 'ROLLS-10', unit: 'pack', quantity: 18, pricePesewas: 33_00 },
  { name: 'Washing powder 900 g', sku: 'WASH-900', unit: 'packet', quantity: 21, pricePesewas: 34_00 },
  { name: 'White sugar 1 kg', sku: 'SUGAR-1KG', unit: 'packet', quantity: 37, pricePesewas: 18_00 },
];
