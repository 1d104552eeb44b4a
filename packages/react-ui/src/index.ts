/// <reference path="./css-modules.d.ts" />
/// <reference path="./theme/custom-properties.d.ts" />

export { AboutMeForm, type AboutMeFormProps } from './account/AboutMeForm.tsx';
export { AccountNav, type AccountNavProps } from './account/AccountNav.tsx';
export { AccountRows, type AccountRowsProps, type AccountRowView } from './account/AccountRows.tsx';
export { AddressBookCards, type AddressBookCardsProps } from './account/AddressBookCards.tsx';
export { BoughtGiftCards, type BoughtGiftCardsProps, type BoughtGiftCardView } from './account/BoughtGiftCards.tsx';
export { ChangeEmailForm, type ChangeEmailFormProps } from './account/ChangeEmailForm.tsx';
export { ChangePasswordForm, type ChangePasswordFormProps } from './account/ChangePasswordForm.tsx';
export { ConfirmEmailForm, type ConfirmEmailFormProps } from './account/ConfirmEmailForm.tsx';
export { DateText, type DateTextProps } from './account/DateText.tsx';
export { DeleteAccountForm, type DeleteAccountFormProps } from './account/DeleteAccountForm.tsx';
export { EventProfileForm, type EventProfileFormProps } from './account/EventProfileForm.tsx';
export {
  EventTickets,
  type EventTicketsProps,
  type EventTicketView,
  type QrCodeView,
} from './account/EventTickets.tsx';
export { FindOrderForm, type FindOrderFormProps } from './account/FindOrderForm.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './account/ForgotPasswordForm.tsx';
export { GiftCardBalance, type GiftCardBalanceProps } from './account/GiftCardBalance.tsx';
export { GiftCardBalanceForm, type GiftCardBalanceFormProps } from './account/GiftCardBalanceForm.tsx';
export { KeptCards, type KeptCardsProps, type KeptCardView } from './account/KeptCards.tsx';
export { LinkAccountForm, type LinkAccountFormProps } from './account/LinkAccountForm.tsx';
export { type LinkedAssistant, LinkedAssistants, type LinkedAssistantsProps } from './account/LinkedAssistants.tsx';
export { LogIns, type LogInsProps } from './account/LogIns.tsx';
export { LoginForm, type LoginFormProps } from './account/LoginForm.tsx';
export type { LinkedPermission } from './account/linked-permissions.ts';
export { NewPasswordForm, type NewPasswordFormProps } from './account/NewPasswordForm.tsx';
export { NewsletterPreferences, type NewsletterPreferencesProps } from './account/NewsletterPreferences.tsx';
export { NotificationSettings, type NotificationSettingsProps } from './account/NotificationSettings.tsx';
export { OrderDetail, type OrderDetailProps } from './account/OrderDetail.tsx';
export { OrderFilter, type OrderFilterProps, type OrderFilterStatus } from './account/OrderFilter.tsx';
export { type OrderContents, type OrderRowView, OrderTable, type OrderTableProps } from './account/OrderTable.tsx';
export { OrderTimeline, type OrderTimelineProps } from './account/OrderTimeline.tsx';
export { OwnGiftCards, type OwnGiftCardsProps } from './account/OwnGiftCards.tsx';
export { OwnReviews, type OwnReviewsProps } from './account/OwnReviews.tsx';
export { PhotoField, type PhotoFieldProps } from './account/PhotoField.tsx';
export { ProfileForm, type ProfileFormProps } from './account/ProfileForm.tsx';
export { type RegisterField, RegisterForm, type RegisterFormProps } from './account/RegisterForm.tsx';
export { ReturnedItems, type ReturnedItemsProps } from './account/ReturnedItems.tsx';
export { ReturnItemsForm, type ReturnItemsFormProps } from './account/ReturnItemsForm.tsx';
export { ReturnLabel, type ReturnLabelProps } from './account/ReturnLabel.tsx';
export { ReturnTrace, type ReturnTraceProps, returnStatusLabels } from './account/ReturnTrace.tsx';
export { type ReviewFields, ReviewForm, type ReviewFormProps } from './account/ReviewForm.tsx';
export { ShipmentTracker, type ShipmentTrackerProps } from './account/ShipmentTracker.tsx';
export { returnReasonLabels } from './account/status-words.ts';
export { YourData, type YourDataProps } from './account/YourData.tsx';
export { useSelector, type WatchedActor } from './bindings/use-selector.ts';
export { Athletes } from './blocks/Athletes.tsx';
export { Banner } from './blocks/Banner.tsx';
export { BlockList, type BlockListProps } from './blocks/BlockList.tsx';
export { ButtonBlock, type ButtonBlockViewProps } from './blocks/ButtonBlock.tsx';
export { basicBlocks } from './blocks/basic-blocks.tsx';
export { type BlockNeeds, needsOfBlocks } from './blocks/block-needs.ts';
export type * from './blocks/block-props.ts';
export { blockReaders } from './blocks/block-readers.ts';
export { type BlockName, blockRegistry } from './blocks/block-registry.ts';
export { Carousel, type CarouselViewProps } from './blocks/Carousel.tsx';
export { Columns, type ColumnsViewProps } from './blocks/Columns.tsx';
export { createButtonBlock } from './blocks/create-button-block.tsx';
export {
  type BlockContext,
  type BlockData,
  type BlockRegistry,
  type BlockRenderer,
  defineBlock,
  type FormAnswer,
} from './blocks/define-block.ts';
export { EventSchedules } from './blocks/EventSchedules.tsx';
export { eventBlocks } from './blocks/event-blocks.tsx';
export { Faq } from './blocks/Faq.tsx';
export { FormBlock, type FormBlockViewProps } from './blocks/FormBlock.tsx';
export type * from './blocks/further-block-props.ts';
export { GalleryBlock } from './blocks/GalleryBlock.tsx';
export { GearSpecs, type GearSpecsViewProps } from './blocks/GearSpecs.tsx';
export { Heading } from './blocks/Heading.tsx';
export { Hero } from './blocks/Hero.tsx';
export { Leaderboards } from './blocks/Leaderboards.tsx';
export { layoutBlocks } from './blocks/layout-blocks.tsx';
export { NamedBlock, type NamedBlockViewProps } from './blocks/NamedBlock.tsx';
export type { BlockKit, OwnBlocks } from './blocks/own-blocks.ts';
export { PictureBlock } from './blocks/PictureBlock.tsx';
export { PriceTiers, type PriceTiersViewProps } from './blocks/PriceTiers.tsx';
export { ProductRow, type ProductRowViewProps } from './blocks/ProductRow.tsx';
export { ProductTabs, type ProductTabsViewProps } from './blocks/ProductTabs.tsx';
export { RichText } from './blocks/RichText.tsx';
export { Rows, type RowsViewProps } from './blocks/Rows.tsx';
export * as readProps from './blocks/read-props.ts';
export { SpecStrip } from './blocks/SpecStrip.tsx';
export { Tabs, type TabsViewProps } from './blocks/Tabs.tsx';
export { type BlockView, type WatchBlocksOptions, watchBlocks } from './blocks/watch-blocks.ts';
export { CartLine, type CartLineProps } from './cart/CartLine.tsx';
export { CartLineList, type CartLineListProps } from './cart/CartLineList.tsx';
export { CartTooltip, type CartTooltipProps } from './cart/CartTooltip.tsx';
export { CartTotals, type CartTotalsProps } from './cart/CartTotals.tsx';
export { discountText, type EarnedLineView } from './cart/EarnedNote.tsx';
export { EmptyCart, type EmptyCartProps } from './cart/EmptyCart.tsx';
export { LineAction, type LineActionProps } from './cart/LineAction.tsx';
export type { CartLineView } from './cart/LineFrame.tsx';
export { SideCart, type SideCartProps } from './cart/SideCart.tsx';
export {
  discountLines,
  type ShownTotals,
  type TotalsLineId,
  type TotalsLinesOptions,
  type TotalsLineView,
  totalsExplanations,
  totalsLines,
} from './cart/totals-lines.ts';
export { ChatButton, type ChatButtonProps } from './chat/ChatButton.tsx';
export { ChatCorner, type ChatCornerProps } from './chat/ChatCorner.tsx';
export { ChatWindow, type ChatWindowProps } from './chat/ChatWindow.tsx';
export { LiveChat, type LiveChatProps } from './chat/LiveChat.tsx';
export { AddressChoice, type AddressChoiceProps } from './checkout/AddressChoice.tsx';
export type { AddressFieldName } from './checkout/AddressField.tsx';
export {
  type AddressDraft,
  AddressFields,
  type AddressFieldsProps,
  type AddressForm,
} from './checkout/AddressFields.tsx';
export { AddressLines, type AddressLinesProps } from './checkout/AddressLines.tsx';
export { AddressSuggestionNotice, type AddressSuggestionNoticeProps } from './checkout/AddressSuggestionNotice.tsx';
export { Agreements, type AgreementsProps } from './checkout/Agreements.tsx';
export { ApplePayButton, type ApplePayButtonProps } from './checkout/ApplePayButton.tsx';
export { addressDraft } from './checkout/address-draft.ts';
export { BillingChoice, type BillingChoiceProps } from './checkout/BillingChoice.tsx';
export { CardFrame, type CardFrameProps } from './checkout/CardFrame.tsx';
export { ChallengeDialog, type ChallengeDialogProps } from './checkout/ChallengeDialog.tsx';
export { CheckoutErrors, type CheckoutErrorsProps, type CheckoutErrorView } from './checkout/CheckoutErrors.tsx';
export { CheckoutProgress, type CheckoutProgressProps, type ProgressStep } from './checkout/CheckoutProgress.tsx';
export {
  CheckoutStart,
  type CheckoutStartProps,
  GuestEmailField,
  type GuestEmailFieldProps,
} from './checkout/CheckoutStart.tsx';
export { GiftCards, type GiftCardsProps, type GiftCardView } from './checkout/GiftCards.tsx';
export { OrderConfirmation, type OrderConfirmationProps } from './checkout/OrderConfirmation.tsx';
export { type DeliveryView, OrderReview, type OrderReviewProps } from './checkout/OrderReview.tsx';
export { OrderSummary, type OrderSummaryProps } from './checkout/OrderSummary.tsx';
export { PaymentMethods, type PaymentMethodsProps, type PaymentMethodView } from './checkout/PaymentMethods.tsx';
export { PaymentWaiting, type PaymentWaitingProps } from './checkout/PaymentWaiting.tsx';
export { PlaceButton, type PlaceButtonProps } from './checkout/PlaceButton.tsx';
export {
  ShippingPackages,
  type ShippingPackagesProps,
  type ShippingPackageView,
} from './checkout/ShippingPackages.tsx';
export { WalletPanel, type WalletPanelProps } from './checkout/WalletPanel.tsx';
export type * from './checkout/wallet.ts';
export { CompareBar, type CompareBarProps } from './compare/CompareBar.tsx';
export { type ComparedProduct, CompareProducts, type CompareProductsProps } from './compare/CompareProducts.tsx';
export { CompareTable, type CompareTableProps } from './compare/CompareTable.tsx';
export { ConsentBanner, type ConsentBannerProps } from './consent/ConsentBanner.tsx';
export { Article, type ArticleProps } from './editorial/Article.tsx';
export { type ArticleCardView, ArticleGrid, type ArticleGridProps } from './editorial/ArticleGrid.tsx';
export { EditorialNav, type EditorialNavProps } from './editorial/EditorialNav.tsx';
export { AddPieceForm, type AddPieceFormProps } from './gym/AddPieceForm.tsx';
export { type GymCard, GymCards, type GymCardsProps } from './gym/GymCards.tsx';
export { GymPieces, type GymPiecesProps } from './gym/GymPieces.tsx';
export { GymPlan, type GymPlanProps } from './gym/GymPlan.tsx';
export { GymSummary, type GymSummaryProps } from './gym/GymSummary.tsx';
export type { GymOffers, GymPriceView, GymView, PieceOffer } from './gym/gym-view.ts';
export { editIssueText } from './gym/problem-text.ts';
export { RoomForm, type RoomFormProps } from './gym/RoomForm.tsx';
export { TemplateFinder, type TemplateFinderProps } from './gym/TemplateFinder.tsx';
export { Film, type FilmProps } from './media/Film.tsx';
export { Media } from './media/Media.tsx';
export { EmptyState, type EmptyStateProps } from './messages/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './messages/ErrorState.tsx';
export { NotFound, type NotFoundProps } from './messages/NotFound.tsx';
export { WaysOn, type WaysOnProps } from './messages/WaysOn.tsx';
export { AccountMenu, type AccountMenuProps, type HeaderAccount } from './navigation/AccountMenu.tsx';
export { CategoryTiles, type CategoryTilesProps, type CategoryTileView } from './navigation/CategoryTiles.tsx';
export { ChoiceLinks, type ChoiceLinksProps } from './navigation/ChoiceLinks.tsx';
export { FunnelHeader, type FunnelHeaderProps } from './navigation/FunnelHeader.tsx';
export { type LinkTile, LinkTiles, type LinkTilesProps } from './navigation/LinkTiles.tsx';
export type { MenuItem } from './navigation/menu-item.ts';
export { NewsletterForm, type NewsletterFormProps, type NewsletterStatus } from './navigation/NewsletterForm.tsx';
export { QuickLinks, type QuickLinksProps } from './navigation/QuickLinks.tsx';
export { type RegionOfferView, RegionPrompt, type RegionPromptProps } from './navigation/RegionPrompt.tsx';
export { type FooterColumn, type FooterLink, SiteFooter, type SiteFooterProps } from './navigation/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './navigation/SiteHeader.tsx';
export { TopLinks, type TopLinksProps } from './navigation/TopLinks.tsx';
export { Wordmark, type WordmarkProps } from './navigation/Wordmark.tsx';
export { Amount, type AmountProps, useMoneyFormat } from './price/Amount.tsx';
export { Price, type PriceProps, type PriceView } from './price/Price.tsx';
export { type PriceViewOptions, priceViewOf } from './price/price-view.ts';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './primitives/Breadcrumbs.tsx';
export { Button, type ButtonLook, type ButtonProps } from './primitives/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox.tsx';
export { ConfirmedAction, type ConfirmedActionProps } from './primitives/ConfirmedAction.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './primitives/Disclosure.tsx';
export { Drawer, type DrawerProps } from './primitives/Drawer.tsx';
export { EmailField, type EmailFieldProps } from './primitives/EmailField.tsx';
export { Icon, type IconName, type IconProps } from './primitives/Icon.tsx';
export { type FormTarget, IntentForm, type IntentFormProps } from './primitives/IntentForm.tsx';
export {
  defaultImageUrl,
  heroWidths,
  type ImageFormat,
  type ImageTransform,
  type ImageUrl,
  pictureWidths,
  snipeSizes,
} from './primitives/image-url.ts';
export { LiveRegion, type LiveRegionProps } from './primitives/LiveRegion.tsx';
export { lazyWithRetry, PartNotLoadedError } from './primitives/lazy-with-retry.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './primitives/Notice.tsx';
export { Page, type PageProps } from './primitives/Page.tsx';
export { PageHeading, type PageHeadingProps } from './primitives/PageHeading.tsx';
export { Pagination, type PaginationProps } from './primitives/Pagination.tsx';
export { Picture, type PictureProps } from './primitives/Picture.tsx';
export { QuantityField, type QuantityFieldProps } from './primitives/QuantityField.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './primitives/RadioCards.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './primitives/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton.tsx';
export { SkipLinks, type SkipLinksProps } from './primitives/SkipLinks.tsx';
export { SplitLayout, type SplitLayoutProps } from './primitives/SplitLayout.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea.tsx';
export { TextField, type TextFieldProps, type TextFieldType } from './primitives/TextField.tsx';
export { Thumbnail, type ThumbnailProps } from './primitives/Thumbnail.tsx';
export { Unbroken, type UnbrokenProps } from './primitives/Unbroken.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden.tsx';
export { BackInStockForm, type BackInStockFormProps } from './product/BackInStockForm.tsx';
export { BoxContents, type BoxContentsProps } from './product/BoxContents.tsx';
export {
  type BundleOptionView,
  BundlePicker,
  type BundlePickerProps,
  type BundleValueView,
} from './product/BundlePicker.tsx';
export { BuyPanel, type BuyPanelProps } from './product/BuyPanel.tsx';
export { CustomOptionFields, type CustomOptionFieldsProps } from './product/CustomOptionFields.tsx';
export { DealSlides, type DealSlidesProps, type DealSlideView } from './product/DealSlides.tsx';
export { type DeliveryAnswer, DeliveryCosts, type DeliveryCostsProps } from './product/DeliveryCosts.tsx';
export { EarnedOffer, type EarnedOfferProps } from './product/EarnedOffer.tsx';
export { FitsList, type FitsListProps, type FitView } from './product/FitsList.tsx';
export { Gallery, type GalleryPicture, type GalleryProps } from './product/Gallery.tsx';
export {
  type GiftCardDesign,
  type GiftCardField,
  GiftCardFields,
  type GiftCardFieldsProps,
  ownAmountValue,
} from './product/GiftCardFields.tsx';
export { type GroupedRowView, GroupedTable, type GroupedTableProps } from './product/GroupedTable.tsx';
export { OptionPicker, type OptionPickerProps } from './product/OptionPicker.tsx';
export { PhotoStrip, type PhotoStripProps } from './product/PhotoStrip.tsx';
export { PictureZoom, type PictureZoomProps } from './product/PictureZoom.tsx';
export {
  type CompareTarget,
  ProductCard,
  type ProductCardProps,
  type ProductCardView,
} from './product/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './product/ProductGrid.tsx';
export { ProductLayout, type ProductLayoutProps } from './product/ProductLayout.tsx';
export { ProductStrip, type ProductStripProps } from './product/ProductStrip.tsx';
export { ProductTerms, type ProductTermsProps } from './product/ProductTerms.tsx';
export { RatingSummary, type RatingSummaryProps } from './product/RatingSummary.tsx';
export { Reviews, type ReviewsProps, type ReviewsView } from './product/Reviews.tsx';
export { Snipe, type SnipeProps, type SnipeView } from './product/Snipe.tsx';
export { SpecTable, type SpecTableProps } from './product/SpecTable.tsx';
export { StockLine, type StockLineProps, type StockView } from './product/StockLine.tsx';
export { TurnIt, type TurnItProps } from './product/TurnIt.tsx';
export { FacetChips, type FacetChipsProps } from './search/FacetChips.tsx';
export { Facets, type FacetsProps } from './search/Facets.tsx';
export type * from './search/facet-view.ts';
export { ListingLayout, type ListingLayoutProps } from './search/ListingLayout.tsx';
export type { PreviewedProducts } from './search/previewed-products.ts';
export { productCount } from './search/product-count.ts';
export { SearchDropdown, type SearchDropdownProps } from './search/SearchDropdown.tsx';
export { SearchForm, type SearchFormProps } from './search/SearchForm.tsx';
export { SearchResultsHeader, type SearchResultsHeaderProps } from './search/SearchResultsHeader.tsx';
export { SortSelect, type SortSelectProps } from './search/SortSelect.tsx';
export { type Breakpoint, breakpointAt, breakpoints, mediaFrom } from './theme/breakpoints.ts';
export {
  type FormProps,
  type LinkProps,
  type Ui,
  UiProvider,
  type UiProviderProps,
  useUi,
} from './theme/UiProvider.tsx';
