import { readBrand, readPlans } from '@accounting-site/content/facts';
import { routes } from './routes.ts';

/** Schema.org: the product with the price of each plan and of self-hosting, from the price list. */
export function softwareApplication() {
  const brand = readBrand();
  const { plans, deployments, currency } = readPlans();
  const url = new URL(routes.pricing, import.meta.env.SITE).href;
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    price: String(price),
    priceCurrency: currency,
    url,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: brand.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [
      ...plans.map((plan) => ({
        ...offer(plan.name, plan.price),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: String(plan.price),
          priceCurrency: currency,
          billingDuration: plan.months,
          unitCode: 'MON',
        },
      })),
      offer(deployments.self_hosted.name, deployments.self_hosted.price),
    ],
  };
}
