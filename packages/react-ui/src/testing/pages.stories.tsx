import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { OrderTimeline } from '../account/OrderTimeline.tsx';
import { BlockList } from '../blocks/BlockList.tsx';
import { blockRegistry } from '../blocks/block-registry.ts';
import { CartLineList } from '../cart/CartLineList.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { AddressFields } from '../checkout/AddressFields.tsx';
import { CheckoutProgress } from '../checkout/CheckoutProgress.tsx';
import { OrderConfirmation } from '../checkout/OrderConfirmation.tsx';
import { OrderReview } from '../checkout/OrderReview.tsx';
import { OrderSummary } from '../checkout/OrderSummary.tsx';
import { PlaceButton } from '../checkout/PlaceButton.tsx';
import { ShippingPackages } from '../checkout/ShippingPackages.tsx';
import { NotFound } from '../messages/NotFound.tsx';
import { FunnelHeader } from '../navigation/FunnelHeader.tsx';
import { SiteFooter } from '../navigation/SiteFooter.tsx';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { Breadcrumbs } from '../primitives/Breadcrumbs.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Page } from '../primitives/Page.tsx';
import { PageHeading } from '../primitives/PageHeading.tsx';
import { Pagination } from '../primitives/Pagination.tsx';
import { SplitLayout } from '../primitives/SplitLayout.tsx';
import { BuyPanel } from '../product/BuyPanel.tsx';
import { Gallery } from '../product/Gallery.tsx';
import { OptionPicker } from '../product/OptionPicker.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { ProductLayout } from '../product/ProductLayout.tsx';
import { SpecTable } from '../product/SpecTable.tsx';
import { ListingLayout } from '../search/ListingLayout.tsx';
import { SortSelect } from '../search/SortSelect.tsx';
import {
  sampleAddress,
  sampleCountries,
  sampleDraft,
  sampleFreight,
  sampleLines,
  sampleRates,
  sampleRegions,
  sampleTotals,
  sampleTotalsLines,
} from './sample-orders.ts';
import { sampleAxes, sampleCards, sampleGallery, sampleSpecs } from './sample-products.ts';
import { sampleBlocks, sampleFooter, sampleGuest, sampleMenu } from './sample-site.ts';

/** Whole pages composed as in the storefront, to review type, spacing and rhythm. */
const meta: Meta = { title: 'Pages', parameters: { bare: true } };

export default meta;

const Shell = ({ children, currentUrl }: { readonly children: ReactNode; readonly currentUrl?: string }) => (
  <>
    <SiteHeader
      homeUrl="/"
      menu={sampleMenu}
      currentUrl={currentUrl}
      searchUrl="/search"
      account={sampleGuest}
      cartUrl="/cart"
      cartCount={6}
    />
    <main>{children}</main>
    <SiteFooter {...sampleFooter} />
  </>
);

const Funnel = ({ step, children }: { readonly step: string; readonly children: ReactNode }) => (
  <>
    <FunnelHeader homeUrl="/" cartUrl="/cart" />
    <main>
      <Page>
        <SplitLayout
          isAsideFirst
          aside={
            <OrderSummary
              lines={sampleLines}
              totals={sampleTotalsLines}
              count={6}
              total={sampleTotals.grandTotalIncludingTax}
            />
          }
        >
          <CheckoutProgress
            currentId={step}
            steps={[
              { id: 'shipping', label: 'Shipping', href: '/checkout/shipping' },
              { id: 'payment', label: 'Payment', href: '/checkout/payment' },
              { id: 'review', label: 'Review' },
            ]}
          />
          {children}
        </SplitLayout>
      </Page>
    </main>
  </>
);

const products = Object.fromEntries(sampleCards.map((card) => [card.product.productId, card]));

export const Home: StoryObj = {
  render: () => (
    <Shell>
      <BlockList blocks={sampleBlocks} registry={blockRegistry} data={{ products }} />
      <div style={{ blockSize: '5rem' }} />
    </Shell>
  ),
};

export const Category: StoryObj = {
  render: () => (
    <Shell currentUrl="/barbells">
      <Page>
        <Breadcrumbs
          items={[
            { label: 'Home', href: '/' },
            { label: 'Barbells', href: '/barbells' },
          ]}
        />
        <PageHeading title="Barbells" intro="Shafts from 25 to 50 mm, each tested with the load it is sold for." />
        <ListingLayout
          count="48 products"
          sort={
            <SortSelect
              action="/barbells"
              value="position"
              options={[
                { value: 'position', label: 'Our order' },
                { value: 'price', label: 'Price, low to high' },
              ]}
            />
          }
        >
          <ProductGrid cards={sampleCards} headingLevel={2} />
          <Pagination page={2} pages={9} hrefOf={(page) => `?page=${page}`} />
        </ListingLayout>
      </Page>
    </Shell>
  ),
};

export const Product: StoryObj = {
  render: () => (
    <Shell currentUrl="/barbells">
      <Page>
        <Breadcrumbs
          items={[
            { label: 'Home', href: '/' },
            { label: 'Barbells', href: '/barbells' },
            { label: 'Olympic bar 20 kg, chrome', href: '/olympic-bar' },
          ]}
        />
        <ProductLayout
          gallery={<Gallery pictures={sampleGallery} productName="Olympic bar" />}
          panel={
            <BuyPanel
              name="Olympic bar 20 kg, chrome"
              sku="HB-2001"
              rating={{ average: 4.8, count: 1284 }}
              ratingHref="#reviews"
              price={{ amount: sampleLines[0]?.total ?? sampleTotals.subtotal }}
              stock={{ code: 'inStock' }}
              promise="Leaves our dock Tuesday"
              summary="Turned from one bar of alloy steel, with a knurl that holds without tearing."
              target={{ action: '/cart', fields: { productId: 1001 } }}
              footer="Free returns within 30 days. Warranty for life on the shaft."
            >
              <OptionPicker
                axes={sampleAxes}
                chosen={{ color: 'chrome', weight: '20' }}
                unavailable={{ weight: ['25'] }}
              />
            </BuyPanel>
          }
        >
          <SpecTable specs={sampleSpecs} />
        </ProductLayout>
      </Page>
    </Shell>
  ),
};

export const Cart: StoryObj = {
  render: () => (
    <Shell>
      <Page>
        <PageHeading title="Your cart" />
        <SplitLayout
          aside={
            <div style={{ display: 'grid', gap: '1.5rem' }}>
              <CartTotals lines={sampleTotalsLines} />
              <ButtonLink variant="primary" size="large" isWide href="/checkout">
                Check out
              </ButtonLink>
            </div>
          }
        >
          <CartLineList
            lines={sampleLines}
            updateTarget={{ action: '/cart/update' }}
            removeTarget={{ action: '/cart/remove' }}
          />
        </SplitLayout>
      </Page>
    </Shell>
  ),
};

export const CheckoutShipping: StoryObj = {
  render: () => (
    <Funnel step="shipping">
      <PageHeading title="Where does it go?" />
      <section aria-label="Address">
        <AddressFields
          value={sampleDraft}
          errors={{ postcode: 'Please enter a valid ZIP code' }}
          countries={sampleCountries}
          regions={sampleRegions}
          section="shipping"
          onFieldChange={() => undefined}
        />
      </section>
      <section aria-labelledby="delivery">
        <h2 id="delivery">How does it travel?</h2>
        <ShippingPackages
          state="valid"
          packages={[
            {
              packageNumber: 1,
              contents: '1 × Olympic bar 20 kg, chrome',
              rates: sampleRates,
              chosenCode: 'ground',
            },
            {
              packageNumber: 2,
              contents: '1 × Power rack, complete set',
              rates: sampleFreight,
              chosenCode: 'freight',
            },
          ]}
          onChoose={() => undefined}
        />
      </section>
      <Button variant="primary" size="large" type="submit" isWide>
        Continue to payment
      </Button>
    </Funnel>
  ),
};

export const CheckoutReview: StoryObj = {
  render: () => (
    <Funnel step="review">
      <PageHeading title="One last look" />
      <OrderReview
        email="ada@example.com"
        shipTo={sampleAddress}
        isBillingSame
        delivery={sampleRates.slice(0, 1)}
        payment="Visa ending 4242"
        shippingUrl="/checkout/shipping"
        paymentUrl="/checkout/payment"
      />
      <PlaceButton amount={sampleTotals.grandTotalIncludingTax} note="Your card is charged when the order is placed." />
    </Funnel>
  ),
};

export const Success: StoryObj = {
  render: () => (
    <Shell>
      <Page>
        <OrderConfirmation
          orderId="100 000 482"
          email="ada@example.com"
          lines={sampleLines}
          totals={sampleTotalsLines}
          shipTo={sampleAddress}
          payment="Visa ending 4242"
          delivery={['Ground, expected Thu, Dec 3 – Mon, Dec 7']}
          timeline={<OrderTimeline status="published" placedAt="2026-11-20T10:00:00.000Z" isShipped />}
          next={['Leaves our dock Monday, Nov 23', 'We write to you with the tracking number when it leaves.']}
          actions={<ButtonLink href="/">Keep shopping</ButtonLink>}
        />
      </Page>
    </Shell>
  ),
};

export const Missing: StoryObj = {
  render: () => (
    <Shell>
      <Page>
        <NotFound homeUrl="/" searchUrl="/search" suggestions={[{ label: 'Barbells', href: '/barbells' }]} />
      </Page>
    </Shell>
  ),
};
