// Shows disclosures open.
for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-opened] details'))
  details.open = true;
