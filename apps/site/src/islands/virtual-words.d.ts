/** Written by integrations/island-words.ts. */
declare module 'virtual:messages' {
  export const messages: import('@accounting-site/content/languages/find-message').Messages;
}

declare module 'virtual:form-words' {
  export const demoRequest: import('../lib/forms/demo-request.ts').DemoRequestFormWords;
  export const callMe: import('../lib/forms/call-me.ts').CallFormWords;
}

declare module 'virtual:savings' {
  type Props = import('./savings-calculator/SavingsCalculator.tsx').SavingsCalculatorProps;
  export const table: Props['table'];
  export const words: Props['words'];
}
